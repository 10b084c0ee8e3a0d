/** `ws` has no type declarations. Its class has the same interface as the browser's, as far as it is used here. */
declare module 'ws' {
  const WebSocket: typeof globalThis.WebSocket;
  type WebSocket = globalThis.WebSocket;
  export default WebSocket;
}
