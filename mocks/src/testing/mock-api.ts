import { getResponse } from 'msw';
import { Db, tokenOf } from '../db/db.ts';
import { BOARD_NOW } from '../db/time.ts';
import { BLENDER_SKU } from '../fixtures/vault.ts';
import { createHandlers } from '../handlers/handlers.ts';

/** Employee code of Fernanda. Tests log in as this persona (an invented user). */
export const FERNANDA = '48213';

/** Personal data of a redeem form, as the client sends them. */
export const personal = {
  first_name: 'Fernanda',
  last_name: 'Hernández Ávila',
  email: 'fer.avila@correo.mx',
  phone: '4771234508',
};

/** A valid body of `POST /orders/simulation`. */
export const simulationPayload = { sku: BLENDER_SKU, ...personal, address_id: 61 };

/** A valid body of `POST /orders`. */
export const orderPayload = { ...simulationPayload, simulation_response: { status: 200 } };

/** Creates handlers with separate mock data, and functions that call these handlers without a network. */
export function mockApi() {
  const db = new Db();
  const handlers = createHandlers(db);

  /** Sends a call as the persona with `code`. Null sends no token. */
  async function send(
    method: string,
    path: string,
    body?: unknown,
    code: string | null = FERNANDA,
  ): Promise<Response> {
    const request = new Request(`https://tienda.mx/juego/api${path}`, {
      method,
      headers: {
        ...(code && { authorization: `Bearer ${tokenOf(code)}` }),
        'x-app-version': '1.0.0',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`Nadie responde ${method} ${path}`);
    return response;
  }

  async function read(response: Promise<Response>) {
    const { status } = await response;
    return { status, body: await (await response).json() };
  }

  return {
    db,
    handlers,
    /** Resets the mock data, logs Fernanda in and stops the clock at the date of the design boards. */
    reset(): void {
      db.clock.fix(BOARD_NOW);
      db.reset(FERNANDA);
    },
    send,
    get: (path: string, code?: string | null) => read(send('GET', path, undefined, code)),
    post: (path: string, body?: unknown, code?: string | null) =>
      read(send('POST', path, body, code)),
  };
}
