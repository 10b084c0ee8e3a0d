/** Type declarations for `ws`, which has none. Its `WebSocket` has the interface of the browser's WebSocket. */
declare module 'ws' {
  import { EventEmitter } from 'node:events';
  import type { AddressInfo } from 'node:net';

  const WebSocket: typeof globalThis.WebSocket;
  type WebSocket = globalThis.WebSocket;
  export default WebSocket;
  export class WebSocketServer extends EventEmitter {
    constructor(options: { host: string; port: number });
    address(): AddressInfo;
    close(): void;
  }
}
