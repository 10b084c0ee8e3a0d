import { expect, it } from 'vitest';
import { decodeEntities } from '../format/entities.ts';
import { ticketPreview } from '../tickets/preview.ts';
import { number, sentMessage, text } from './read.ts';
import { contentOf } from './reply.ts';

// A pattern with quadratic time would take minutes for 200,000 characters, and the test would time out.
it.each(['\n', ' ', '#', '&', '&a', '&#1', '<', '<a ', '"', '[', '{', '1', '-', '.', 'ok ', 'ñ'])(
  'each pattern reads 200,000 characters in one pass: %j',
  (part) => {
    const long = `x${part.repeat(200_000 / part.length)}x`;
    expect(text(long)).toBe(long);
    expect(decodeEntities(long)).toBe(long);
    expect(sentMessage(long)).toBe(long);
    expect(() => number(long)).toThrow('unreadable');
    expect(() => number(`${long.slice(1)}`)).toThrow('unreadable');
    expect(contentOf({ status: 200, body: long })).toEqual({ data: long });
    expect(ticketPreview(long).length).toBeLessThanOrEqual(83);
  },
);
