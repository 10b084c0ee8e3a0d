import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { Connection } from './bidi.ts';

/** Constant of the WebSocket handshake (RFC 6455). */
const HANDSHAKE = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
/** First byte of an unfragmented text frame. */
const TEXT = 0x81;
const HEAD_BYTES = 2;
const MASK_BYTES = 4;

const server = createServer();
afterEach(() => {
  server.removeAllListeners('upgrade');
  server.close();
});

/**
 * Accepts WebSocket connections. Calls `take` for each received message, with the mask of its frame. A message must be
 * shorter than 126 bytes. Returns the address of the server.
 */
async function listen(
  take: (call: { id: number }, mask: number, socket: Duplex) => void,
): Promise<string> {
  server.on('upgrade', ({ headers }, socket) => {
    const accept = createHash('sha1')
      .update(headers['sec-websocket-key'] + HANDSHAKE)
      .digest('base64');
    const lines = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
    socket.write([...lines, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n'));
    let bytes = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      for (;;) {
        const size = (bytes[1] ?? 0) & 0x7f;
        const end = HEAD_BYTES + MASK_BYTES + size;
        if (bytes.length < HEAD_BYTES || bytes.length < end) return;
        const mask = bytes.subarray(HEAD_BYTES, HEAD_BYTES + MASK_BYTES);
        const text = bytes
          .subarray(HEAD_BYTES + MASK_BYTES, end)
          .map((byte, at) => byte ^ (mask[at % MASK_BYTES] ?? 0));
        if (bytes[0] !== TEXT) return socket.end();
        take(JSON.parse(Buffer.from(text).toString()), mask.readUInt32BE(), socket);
        bytes = bytes.subarray(end);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function answer(socket: Duplex, value: object): void {
  const text = Buffer.from(JSON.stringify(value));
  socket.write(Buffer.concat([Buffer.from([TEXT, text.length]), text]));
}

it('5000 calls succeed, although the browser closes the connection if the mask of a frame is empty', async () => {
  const address = await listen(({ id }, mask, socket) => {
    // Firefox treats a frame with an empty mask as unmasked and closes the connection.
    if (mask === 0) socket.destroy();
    else answer(socket, { id, result: id });
  });
  const connection = await Connection.open(address);
  const calls = Array.from({ length: 5000 }, () => connection.call<number>('session.status'));
  expect((await Promise.all(calls)).at(-1)).toBe(5000);
  connection.close();
});

it('a call fails if its connection ends, and each later call fails too', async () => {
  const address = await listen((_call, _mask, socket) => socket.destroy());
  const connection = await Connection.open(address);
  const ended = 'session.status: the connection to the browser has ended';
  await expect(connection.call('session.status')).rejects.toThrow(ended);
  await expect(connection.call('session.status')).rejects.toThrow(ended);
});

it('a call fails with the error message of the browser', async () => {
  const address = await listen(({ id }, _mask, socket) =>
    answer(socket, { id, error: 'unknown error', message: 'no tab' }),
  );
  const connection = await Connection.open(address);
  await expect(connection.call('session.status')).rejects.toThrow(
    'session.status: unknown error, no tab',
  );
  connection.close();
});
