import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** The smallest picture the shop takes: one pixel as PNG. */
export const PIXEL = {
  name: 'one.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const chunk = (kind: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** Greys line by line, each behind the number of its filter, as PNG. */
function pngOf(width: number, height: number, lines: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A picture unlike any other: patches of chance greys, as PNG. */
export function chancePicture() {
  const [side, patch] = [320, 40];
  const greys = randomBytes((side / patch) ** 2);
  const lines = Array.from({ length: side }, (_, y) =>
    Buffer.from([
      0,
      ...Array.from(
        { length: side },
        (_, x) => greys[Math.floor(y / patch) * (side / patch) + Math.floor(x / patch)] ?? 0,
      ),
    ]),
  );
  return { name: 'receipt.png', mimeType: 'image/png', buffer: pngOf(side, side, lines) };
}

/** A picture of one grey and this size in pixels, as PNG. */
export function plainPicture(width: number, height: number) {
  const line = Buffer.from([0, ...new Array<number>(width).fill(90)]);
  const buffer = pngOf(width, height, new Array<Buffer>(height).fill(line));
  return { name: `${width}x${height}.png`, mimeType: 'image/png', buffer };
}
