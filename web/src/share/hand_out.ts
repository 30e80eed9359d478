// How something leaves the page: as a file, into the clipboard, or by the device's own way of sharing.

export function download(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken it when the next tasks run.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export const textFile = (text: string): Blob => new Blob([text], { type: 'text/plain;charset=utf-8' });

/** Says whether it could be done: pages without the right to it must say so. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Who changes his mind has not met a fault. */
export async function sharedByDevice(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** A date as records have it. */
export const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};
