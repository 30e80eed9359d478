// How many games wait, before the title of whatever page is open.

/** `(2) Tessera` */
export const numbered = (title: string, count: number): string => (count > 0 ? `(${count}) ` : '') + title.replace(/^\(\d+\) /, '');
