import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { Connection } from './bidi.ts';

/** Position of the mask in a frame with a message of less than 126 bytes. */
const MASK_AT = 2;

let server: WebSocketServer;
afterEach(() => server.close());

/** Accepts WebSocket connections. Answers each call with the result of `answer`. Returns the address of the server. */
async function listen(
  answer: (id: number) => object,
  takeFrame: (frame: Buffer, socket: IncomingMessage['socket']) => void = () => {},
): Promise<string> {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client: WebSocket, { socket }: IncomingMessage) => {
    // Runs before the listener of `ws`, so that no call is answered after `takeFrame` has closed the connection.
    socket.prependListener('data', (frame: Buffer) => takeFrame(frame, socket));
    client.addEventListener('message', ({ data }) => {
      const { id } = JSON.parse(String(data)) as { id: number };
      client.send(JSON.stringify({ id, ...answer(id) }));
    });
  });
  await once(server, 'listening');
  return `ws://127.0.0.1:${server.address().port}`;
}

it('5000 calls succeed, although the browser closes the connection if the mask of a frame is empty', async () => {
  const address = await listen(
    (id) => ({ result: id }),
    // Firefox treats a frame with an empty mask as unmasked and closes the connection.
    (frame, socket) => frame.readUInt32BE(MASK_AT) === 0 && socket.destroy(),
  );
  const connection = await Connection.open(address);
  // The calls run one after another, so that each chunk of the socket is one frame.
  let last = 0;
  for (let call = 1; call <= 5000; call += 1) last = await connection.call('session.status');
  expect(last).toBe(5000);
  connection.close();
});

it('a call fails if its connection ends, and each later call fails too', async () => {
  const address = await listen(Object, (_frame, socket) => socket.destroy());
  const connection = await Connection.open(address);
  const ended = 'session.status: the connection to the browser has ended';
  await expect(connection.call('session.status')).rejects.toThrow(ended);
  await expect(connection.call('session.status')).rejects.toThrow(ended);
});

it('a call fails with the error message of the browser', async () => {
  const address = await listen(() => ({ error: 'unknown error', message: 'no tab' }));
  const connection = await Connection.open(address);
  await expect(connection.call('session.status')).rejects.toThrow(
    'session.status: unknown error, no tab',
  );
  connection.close();
});
