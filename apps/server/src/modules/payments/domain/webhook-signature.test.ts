import { addMs, SECOND } from '@app/kernel/clock';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGenuine, signatureOf } from './webhook-signature.ts';

const now = new Date('2026-03-01T12:00:00Z');
const body = Buffer.from('{"id":"evt_12345678"}');
const genuine = (header: string | string[] | undefined, at = now, rawBody = body) =>
  isGenuine({ rawBody, header }, at, ['secret-one', 'secret-two']);
const header = signatureOf(body, now, ['secret-one']);

test('when a delivery is signed by any live secret within 300 seconds, then it is genuine', () => {
  expect(genuine(header)).toBe(true);
  expect(genuine(signatureOf(body, now, ['secret-two']))).toBe(true);
  expect(genuine(signatureOf(body, now, ['retired', 'secret-two']))).toBe(true);
  for (const seconds of [-300, 300]) expect(genuine(header, addMs(now, seconds * SECOND))).toBe(true);
  for (const seconds of [-301, 301]) expect(genuine(header, addMs(now, seconds * SECOND))).toBe(false);
});

test('when any byte of body, time or signature differs, then it is not', () => {
  fc.assert(
    fc.property(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), (index, flip) => {
      const changed = Buffer.from(body);
      changed[index] = (changed[index] ?? 0) ^ flip;
      expect(genuine(header, now, changed)).toBe(false);
    }),
  );
  fc.assert(
    fc.property(fc.nat(header.length - 1), fc.constantFrom(...'0123456789abcdefxt=,v '), (index, char) => {
      fc.pre(header[index] !== char);
      expect(genuine(header.slice(0, index) + char + header.slice(index + 1))).toBe(false);
    }),
  );
  expect(genuine(undefined)).toBe(false);
  expect(genuine([header, header])).toBe(false);
});
