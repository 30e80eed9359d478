// Pages have addresses of their own, so that links, reloads and the back button work.

export interface Route {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

function parsed(): Route {
  const [page = '', ...parts] = location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return { page, parts, query: new URLSearchParams(location.search) };
}

const state = $state<{ route: Route }>({ route: parsed() });

export const route = (): Route => state.route;

function changed(): void {
  state.route = parsed();
}

export interface Going {
  /** The same page shows something else: whoever chooses from a list goes on choosing. */
  keepFocus?: boolean;
  /** The way back leads to where one was before. */
  replace?: boolean;
}

export function goTo(path: string, { keepFocus = false, replace = false }: Going = {}): void {
  if (path !== location.pathname + location.search) history[replace ? 'replaceState' : 'pushState'](null, '', path);
  if (keepFocus) {
    // Part by part: the page stays, and is not put there anew.
    Object.assign(state.route, parsed());
    return;
  }
  changed();
  window.scrollTo(0, 0);
  // Screen readers and keys go on from the new page's top.
  queueMicrotask(() => document.querySelector<HTMLElement>('main')?.focus());
}

export function listenToAddresses(): void {
  addEventListener('popstate', changed);
  // Links within the app do not load the page anew.
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    goTo(link.pathname + link.search + link.hash);
    if (link.hash) queueMicrotask(() => document.getElementById(link.hash.slice(1))?.scrollIntoView());
  });
}
