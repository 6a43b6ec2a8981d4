import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './pagination.ts';

const value = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (Object.is(n, -0) ? 0 : n)),
);

test('when a cursor is packed and opened, then it holds the same values and fits into an address', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 5 }), (values) => {
      const cursor = encodeCursor(values);
      expect(cursor).toMatch(/^[A-Za-z0-9_-]*$/);
      expect(decodeCursor(cursor, values.length)).toEqual(values);
      expect(decodeCursor(cursor, values.length + 1)).toBeNull();
    }),
    { numRuns: 2_000 },
  );
});

test('when a cursor was made up, then it is null and never throws', () => {
  const pack = (json: string): string => btoa(json);
  for (const cursor of [
    '',
    '!',
    '%00',
    'AAAA',
    pack('{}'),
    pack('null'),
    pack('[null]'),
    pack('[{}]'),
    pack('[[1]]'),
    pack('[true]'),
    pack('[1e999]'),
    pack('{"length":1}'),
  ]) {
    expect(decodeCursor(cursor, 1), cursor).toBeNull();
  }
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      const values = decodeCursor(text, 1);
      if (values !== null) expect(['string', 'number']).toContain(typeof values[0]);
    }),
    { numRuns: 5_000 },
  );
});
