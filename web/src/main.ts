import { mount } from 'svelte';
import App from './App.svelte';
import { loadLanguage } from './i18n/index.svelte';
import { applyTheme } from './play/settings.svelte';
import { listenToAddresses } from './router.svelte';
import './style/base.css';
import './style/print.css';

applyTheme();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);
matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', applyTheme);
listenToAddresses();

await loadLanguage();
mount(App, { target: document.getElementById('app')! });
