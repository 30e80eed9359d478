// Before anything is drawn, so that a dark room stays dark. A file of its own, because pages run no script that stands in them.
try {
  const chosen = JSON.parse(localStorage.getItem('tessera.settings') ?? '{}').theme ?? 'system';
  const dark = chosen === 'dark' || (chosen === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
} catch {
  document.documentElement.dataset.theme = 'light';
}
