import type { Page } from '@playwright/test';

/** What runs in the page: presses the button of this name as soon as it is there. */
function pressOnce(name: string): void {
  new MutationObserver((_, observer) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name);
    if (!button) return;
    observer.disconnect();
    button.click();
  }).observe(document, { childList: true, subtree: true });
}

/** For work that a fast machine has done while a hand from outside is on its way: before the page is opened. */
export const pressOnceOpened = async (page: Page, name: string): Promise<void> => {
  await page.addInitScript(pressOnce, name);
};

/** The same on a page that is open, before the button comes. */
export const pressOnceThere = (page: Page, name: string): Promise<void> => page.evaluate(pressOnce, name);
