// The server's time: clocks are its own, and devices are often wrong by minutes.

let offset = 0;

/** From `hello.now`. The way of the message makes it a little late, never early. */
export function heardTime(serverNow: number): void {
  offset = serverNow - Date.now();
}

export const serverNow = (): number => Date.now() + offset;
