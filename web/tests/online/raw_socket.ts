// A WebSocket written by hand, so that it can say what no browser would (RFC 6455).

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Message } from './player';

export interface Opening {
  cookie?: string;
  origin?: string | null;
  path?: string;
  headers?: Record<string, string>;
}

/** What the server answered to the opening, and the rest of the conversation. */
export class RawSocket {
  readonly messages: Message[] = [];
  status = 0;
  /** Code of the closing frame; 0 where the wire just ended. */
  closed: number | null = null;
  private bytes: Buffer = Buffer.alloc(0);
  private isOpen = false;
  private waiting: (() => void)[] = [];

  private constructor(private readonly socket: Socket) {
    socket.on('data', (data) => this.read(data));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.closed ??= 0;
      this.wake();
    });
  }

  static async open(port: number, { cookie, origin, path = '/api/v1/ws', headers = {} }: Opening = {}): Promise<RawSocket> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const raw = new RawSocket(socket);
    const own = `http://127.0.0.1:${port}`;
    const lines = [
      `GET ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ...(origin === null ? [] : [`Origin: ${origin ?? own}`]),
      ...(cookie ? [`Cookie: ${cookie}`] : []),
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    await raw.until(() => raw.status !== 0 || raw.closed !== null);
    return raw;
  }

  say(message: unknown): void {
    this.text(JSON.stringify(message));
  }

  text(text: string): void {
    this.frame(1, Buffer.from(text));
  }

  /** Any frame, also a wrong one. */
  frame(opcode: number, payload: Buffer, { isMasked = true, isFinal = true, claimed = payload.length }: { isMasked?: boolean; isFinal?: boolean; claimed?: number | bigint } = {}): void {
    const head: number[] = [(isFinal ? 0x80 : 0) | opcode];
    const mark = isMasked ? 0x80 : 0;
    const length = Buffer.alloc(8);
    length.writeBigUInt64BE(BigInt(claimed));
    if (claimed < 126) head.push(mark | Number(claimed));
    else if (claimed < 65_536) head.push(mark | 126, ...length.subarray(6));
    else head.push(mark | 127, ...length);
    const mask = isMasked ? randomBytes(4) : Buffer.alloc(0);
    const body = isMasked ? payload.map((byte, i) => byte ^ mask[i % 4]!) : payload;
    this.socket.write(Buffer.concat([Buffer.from(head), mask, body]));
  }

  /** Waits for something that was or will be heard. */
  async hear(isWanted: (message: Message) => boolean): Promise<Message> {
    await this.until(() => this.messages.some(isWanted) || this.closed !== null);
    const found = this.messages.find(isWanted);
    if (!found) throw new Error(`Closed with ${this.closed} before it was heard: ${JSON.stringify(this.messages)}`);
    return found;
  }

  /** Says something with a number and waits for its answer. */
  async ask(message: Record<string, unknown>): Promise<Message> {
    const rid = ++RawSocket.last;
    this.say({ ...message, rid });
    return this.hear((answer) => answer.rid === rid);
  }
  private static last = 1000;

  async ended(): Promise<number> {
    await this.until(() => this.closed !== null);
    return this.closed!;
  }

  end(): void {
    this.socket.destroy();
  }

  private async until(isDone: () => boolean): Promise<void> {
    const end = Date.now() + 15_000;
    while (!isDone()) {
      if (Date.now() > end) throw new Error(`Nothing came in 15 seconds after ${JSON.stringify(this.messages.at(-1))}`);
      await new Promise<void>((done) => {
        const timer = setTimeout(done, 1000);
        this.waiting.push(() => {
          clearTimeout(timer);
          done();
        });
      });
    }
  }

  private wake(): void {
    for (const done of this.waiting.splice(0)) done();
  }

  private read(data: Buffer): void {
    this.bytes = Buffer.concat([this.bytes, data]);
    if (!this.isOpen) {
      const end = this.bytes.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.status = Number(this.bytes.subarray(9, 12).toString());
      this.bytes = this.bytes.subarray(end + 4);
      this.isOpen = this.status === 101;
    }
    while (this.isOpen && this.take());
    this.wake();
  }

  /** Takes one whole frame out of what was received; servers neither mask nor, ours, split. */
  private take(): boolean {
    if (this.bytes.length < 2) return false;
    const opcode = this.bytes[0]! & 15;
    let length = this.bytes[1]! & 127;
    let at = 2;
    if (length === 126) {
      if (this.bytes.length < 4) return false;
      length = this.bytes.readUInt16BE(2);
      at = 4;
    } else if (length === 127) {
      if (this.bytes.length < 10) return false;
      length = Number(this.bytes.readBigUInt64BE(2));
      at = 10;
    }
    if (this.bytes.length < at + length) return false;
    const payload = this.bytes.subarray(at, at + length);
    this.bytes = this.bytes.subarray(at + length);
    if (opcode === 1) this.messages.push(JSON.parse(payload.toString()) as Message);
    if (opcode === 8) this.closed = length >= 2 ? payload.readUInt16BE(0) : 1005;
    if (opcode === 9) this.frame(10, payload);
    return true;
  }
}
