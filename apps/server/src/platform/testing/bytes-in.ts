import type { Encoding } from '@app/contract/core/tables';
import { decodeText } from '../files/tables/encodings.ts';

const codes = new Map<Encoding, ReadonlyMap<string, readonly number[]>>();

/** The bytes of every sign that an encoding writes with one byte or two. */
function codesOf(encoding: Encoding): ReadonlyMap<string, readonly number[]> {
  const known = codes.get(encoding);
  if (known) return known;
  const found = new Map<string, readonly number[]>();
  const note = (...bytes: number[]) => {
    const sign = decodeText(Uint8Array.from(bytes), encoding);
    if ([...sign].length === 1 && sign !== '\ufffd' && !found.has(sign)) found.set(sign, bytes);
  };
  for (let byte = 0; byte <= 0xff; byte += 1) note(byte);
  for (let lead = 0x81; lead <= 0xfe; lead += 1) for (let trail = 0x40; trail <= 0xfe; trail += 1) note(lead, trail);
  codes.set(encoding, found);
  return found;
}

/** A text's bytes as a program that writes this encoding stores them; throws for a letter that it lacks. */
export function bytesIn(encoding: Encoding, text: string): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  const table = codesOf(encoding);
  return Buffer.from(
    [...text].flatMap((sign) => {
      const bytes = table.get(sign);
      if (!bytes) throw new Error(`${encoding} has no ${sign}`);
      return bytes;
    }),
  );
}
