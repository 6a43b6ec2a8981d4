import { crc32, createDeflate } from 'node:zlib';
import { limits } from '@app/contract/core/limits';
import sharp from 'sharp';

/** One hostile file: how it is sent, and what may become of it: a refusal, or `kept` and encoded anew. */
export type HostileFile = {
  readonly what: string;
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly type: string;
  /** What a field for pictures answers. */
  readonly ends: RegExp;
  /** What a field for pictures and films answers, where that differs. */
  readonly endsForFilms?: RegExp;
};

/** Stands in metadata and behind the picture's end: it must be in nothing that is kept. */
export const CANARY = 'KANARI-4711-IN-THE-FILE';

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a36' } });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
  head.writeUInt32BE(data.length);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

/** A whole grey PNG of this size, packed as it is made: 256 million pixels take a quarter of a megabyte. */
export async function hugePng(width: number, height: number): Promise<Buffer> {
  const packed: Buffer[] = [];
  const deflate = createDeflate();
  deflate.on('data', (piece: Buffer) => packed.push(piece));
  const ended = new Promise((resolve) => deflate.on('end', resolve));
  const rows = Buffer.alloc((width + 1) * 50);
  for (let row = 0; row < height; row += 50) {
    if (!deflate.write(rows.subarray(0, (width + 1) * Math.min(50, height - row))))
      await new Promise((resolve) => deflate.once('drain', resolve));
  }
  deflate.end();
  await ended;
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', Buffer.concat(packed)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const riff = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};
const u24 = (value: number): Buffer => Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255]);

/** A WebP that shows one small picture so many times. */
export async function longWebp(frames: number): Promise<Buffer> {
  const one = await plain(64, 64).webp().toBuffer();
  const size = Buffer.concat([u24(63), u24(63)]);
  const frame = riff('ANMF', Buffer.concat([u24(0), u24(0), size, u24(10), Buffer.from([0]), one.subarray(12)]));
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    riff('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), size])),
    riff('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  ]);
  return riff('RIFF', body);
}

/** The beginning of an MP4 film and so many bytes. */
export const film = (size: number): Buffer =>
  Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypisom\0\0\x02\0isommp41'), Buffer.alloc(size)]);

/** The forty files of reliability S15, made once. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const jpeg = await plain(800, 600).jpeg().toBuffer();
  const png = await plain(300, 200).png().toBuffer();
  const webp = await plain(300, 200).webp().toBuffer();
  const placed = await plain(900, 700)
    .jpeg()
    .withExif({ IFD0: { Artist: CANARY, ImageDescription: CANARY }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer();
  const script = `<script>/*${CANARY}*/alert(document.domain)</script>`;
  const polyglot = Buffer.concat([jpeg.subarray(0, 2), comment(`*/=1;alert(1)/*${CANARY}`), jpeg.subarray(2)]);
  const refused = /^upload\.wrong_type$/;
  const broken = /^upload\.(unreadable|wrong_type)$/;
  const kept = /^kept$/;
  const large = /^upload\.too_large$/;
  const pixels = /^upload\.too_many_pixels$/;
  const of = (what: string, bytes: Buffer | string, ends: RegExp, more: Partial<HostileFile> = {}): HostileFile => ({
    what,
    bytes: Buffer.from(bytes as Buffer),
    ends,
    fileName: 'picture.jpg',
    type: 'image/jpeg',
    ...more,
  });
  const named = (what: string, fileName: string) => of(what, placed, kept, { fileName });
  return [
    of('a page', `<!doctype html>${script}`, refused),
    of('a page sent as a page', `<!doctype html>${script}`, refused, { fileName: 'a.html', type: 'text/html' }),
    of('a drawing with a script', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, refused),
    of('a drawing sent as one', '<svg onload="alert(1)"/>', refused, { fileName: 'a.svg', type: 'image/svg+xml' }),
    of('an XML with an entity', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>', refused),
    of('a PHP program', '<?php system($_GET["x"]);', refused, { fileName: 'a.php.jpg' }),
    of('a shell script', '#!/bin/sh\nrm -rf /\n', refused),
    of('an executable', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(300)]), refused),
    of('an archive', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(500)]), refused),
    of('a document', '%PDF-1.7\n1 0 obj', refused),
    of('PostScript', '%!PS-Adobe-3.0\n(%pipe%id) (r) file', refused),
    of('a script of ImageMagick', 'push graphic-context\nimage over 0,0 0,0 "|id"', refused),
    of('nothing', '', refused),
    of('zeros', Buffer.alloc(5_000), refused),
    of('a GIF and a script', Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from(script)]), refused),
    of('a TIFF', await plain(10, 10).tiff().toBuffer(), refused),
    of('an AVIF', await plain(64, 64).avif().toBuffer(), refused),
    of('a BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]), refused),
    of('the head of a JPEG', jpeg.subarray(0, 60), broken),
    of('half a JPEG', jpeg.subarray(0, 1_200), broken),
    of('half a PNG', png.subarray(0, png.length >> 1), broken),
    of('half a WebP', webp.subarray(0, webp.length >> 1), broken),
    of('a PNG of noise', Buffer.concat([png.subarray(0, 33), Buffer.alloc(300, 7)]), broken),
    of('a WebP of noise', Buffer.concat([webp.subarray(0, 16), Buffer.alloc(300, 7)]), broken),
    of('a page with the head of a JPEG', Buffer.concat([jpeg.subarray(0, 4), Buffer.from(script)]), broken),
    of('256 million pixels', await hugePng(16_000, 16_000), pixels, { fileName: 'a.png', type: 'image/png' }),
    of('a row more than 24 million pixels', await hugePng(6_000, 4_001), pixels),
    of('a picture a pixel high', await hugePng(60_000, 401), pixels),
    of('ten thousand pictures in one', await longWebp(10_000), kept, { fileName: 'a.webp', type: 'image/webp' }),
    of('4 MB and a byte', Buffer.concat([jpeg, Buffer.alloc(limits.imageBytes + 1 - jpeg.length)]), large),
    of('20 MB and a byte', film(limits.videoBytes + 1 - 24), large, { fileName: 'a.mp4', type: 'video/mp4' }),
    of('a film', film(2_000), refused, { fileName: 'a.mp4', type: 'video/mp4', endsForFilms: kept }),
    of('a picture named as a page', placed, kept, { fileName: 'a.html', type: 'text/html' }),
    of('a script in a comment', polyglot, kept, { fileName: 'a.js', type: 'text/javascript' }),
    of('a page behind the picture', Buffer.concat([placed, Buffer.from(script)]), kept),
    named('a way up', '../../../../etc/cron.d/a.jpg'),
    named('a name with NUL', 'a.php\u0000.jpg'),
    named('a name that reads backwards', '\u202egpj.exe'),
    named('a name of 10,000 letters', `${'x'.repeat(10_000)}.jpg`),
    named('a name with markup', '<img src=x onerror=alert(1)>.jpg'),
  ];
}

/** A comment segment of a JPEG. */
function comment(text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, Buffer.from(text)]);
}
