// The socket of this page, in the real world.

import { Socket, type ConnectionState, type Wire } from './socket';
import type { ServerMessage } from './messages';

function openWire(): Wire {
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/v1/ws`;
  return new WebSocket(address) as unknown as Wire;
}

export function pageSocket(heard: { state(state: ConnectionState): void; message(message: ServerMessage): void }): Socket {
  const socket = new Socket(
    {
      connect: openWire,
      now: () => Date.now(),
      random: () => Math.random(),
      later: (milliseconds, work) => {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    heard,
  );
  addEventListener('online', () => socket.lookAgain());
  addEventListener('offline', () => socket.lookAgain());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) socket.lookAgain();
  });
  return socket;
}
