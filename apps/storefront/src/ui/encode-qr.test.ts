import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { encode, QUIET } from './encode-qr.ts';

/** What a reader finds in the code, drawn with 4 pixels a module. */
async function readBack(text: string): Promise<string> {
  const rows = await encode(text);
  const scale = 4;
  const side = rows.length * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const isDark = (pixel: number): boolean => {
    const at = (place: number): number => Math.floor(place / scale);
    return rows[at(Math.floor(pixel / side))]?.[at(pixel % side)] === true;
  };
  for (let pixel = 0; pixel < side * side; pixel += 1) if (isDark(pixel)) data.fill(0, pixel * 4, pixel * 4 + 3);
  return decodeQR({ width: side, height: side, data }, { effort: Number.POSITIVE_INFINITY });
}

test.each([
  ['a voucher', 'AV7K-2M9Q-XT4P'],
  ['a payment in ether', 'ethereum:0x52908400098527886E0F7030069857D2E4169EE7@1?value=1234500000000000000'],
  ['a payment in bitcoin', 'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.00123'],
  ['a link with words', 'https://shop.example/p/1?name=caf\u00e9'],
])('%s is read back as it was written', async (_, text) => {
  expect(await readBack(text)).toBe(text);
});

test('a code is the smallest that holds its text at level H, with four modules of white around it', async () => {
  const rows = await encode('AV7K-2M9Q-XT4P');
  expect(rows.length).toBe(25 + 2 * QUIET);
  expect(rows.every((row) => row.length === rows.length)).toBe(true);
  expect(rows.slice(0, QUIET).flat().some(Boolean)).toBe(false);
  expect(rows[QUIET]?.slice(0, QUIET + 8)).toEqual([...Array(QUIET).fill(false), ...Array(7).fill(true), false]);
});
