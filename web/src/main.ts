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

// Who has a game with others hears on every page when it is their turn; everybody else asks no server.
if (isSeatedSomewhere() && !location.pathname.startsWith('/online')) {
  void import('./online/wake').then(({ wake }) => wake()).catch(() => undefined);
}

function isSeatedSomewhere(): boolean {
  try {
    return localStorage.getItem('tessera.online.seated') === 'yes';
  } catch {
    return false;
  }
}
