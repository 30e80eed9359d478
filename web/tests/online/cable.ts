// The wire between a browser and the server, which can be cut.

import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server as Listener, type Socket } from 'node:net';

export class Cable {
  private readonly sockets = new Set<Socket>();
  private isCut = false;

  private constructor(
    private readonly listener: Listener,
    private readonly to: number,
  ) {}

  static async to(port: number): Promise<Cable> {
    const listener = createServer();
    const cable = new Cable(listener, port);
    listener.on('connection', (near) => cable.join(near));
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return cable;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.listener.address() as AddressInfo).port}`;
  }

  /** What is connected breaks, and nothing connects until it is mended. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  remove(): void {
    this.cut();
    this.listener.close();
  }

  private join(near: Socket): void {
    if (this.isCut) {
      near.destroy();
      return;
    }
    const far = connect(this.to, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(one);
      one.setNoDelay(true);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
  }
}
