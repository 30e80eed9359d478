// Short notes about what has happened elsewhere, for whatever page is open. The text is worded already: this is part of every page, online words are not.

export interface Notice {
  /** A newer note of the same kind takes its place. */
  kind: string;
  text: string;
  link?: { href: string; label: string };
  /** Something that goes on, and can be ended. */
  action?: { label: string; work: () => void };
  /** What the button that closes it is called; none where it cannot be. */
  close?: string;
}

class Notices {
  list = $state.raw<Notice[]>([]);

  tell(notice: Notice): void {
    this.list = [...this.list.filter(({ kind }) => kind !== notice.kind), notice];
  }

  drop(kind: string): void {
    if (this.list.some((notice) => notice.kind === kind)) this.list = this.list.filter((notice) => notice.kind !== kind);
  }
}

export const notices = new Notices();
