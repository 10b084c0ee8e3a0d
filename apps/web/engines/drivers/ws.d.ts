/** `ws` brings no types. Its class has the interface of the browser's, as far as it is used here. */
declare module 'ws' {
  const WebSocket: typeof globalThis.WebSocket;
  type WebSocket = globalThis.WebSocket;
  export default WebSocket;
}
