/** Type declarations for `ws`, which has none. Its class has the interface of the browser's WebSocket. */
declare module 'ws' {
  const WebSocket: typeof globalThis.WebSocket;
  type WebSocket = globalThis.WebSocket;
  export default WebSocket;
}
