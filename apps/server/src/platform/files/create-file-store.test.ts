import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { limits } from '@app/contract/core/limits';
import { Refusal } from '@app/kernel/assert';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDb, openPool } from '../db/connect.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { createFileStore } from './create-file-store.ts';
import type { FileStore, Keep } from './file-store.ts';
import { createDiskStorage } from './storage/disk.ts';

let database: TestDatabase;
let db: Db;
let dir: string;
let store: FileStore;
beforeAll(async () => {
  database = await testDatabase();
  db = openDb(openPool(database.url, 4, () => undefined));
  dir = await mkdtemp(join(tmpdir(), 'files-'));
  store = createFileStore(createDiskStorage(dir), db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await rm(dir, { recursive: true, force: true });
});

const owner = { kind: 'customer', id: randomUUID() } as const;
const keep = (bytes: Buffer, of: Partial<Keep> & { fileName?: string } = {}) =>
  store.keep(db, {
    upload: { bytes, fileName: of.fileName ?? 'picture.jpg', declaredType: 'image/jpeg' },
    purpose: 'review',
    owner,
    allowVideo: false,
    ...of,
  });
const refusalOf = async (bytes: Buffer, of: Partial<Keep> & { fileName?: string } = {}): Promise<string> => {
  try {
    await keep(bytes, of);
  } catch (error) {
    if (error instanceof Refusal) return error.key;
    throw error;
  }
  return 'kept';
};
const files = async (): Promise<string[]> => (await readdir(join(dir, 'u')).catch(() => [])).sort();
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a36' } });
const jpeg = (): Promise<Buffer> => plain(800, 600).jpeg().toBuffer();
/** A PNG whose head claims this size; what is refused by its head is never unpacked. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await plain(1, 1).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
const film = (size: number): Buffer =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypisom'),
    Buffer.from([0, 0, 2, 0]),
    Buffer.from('isommp41'),
    Buffer.alloc(size),
  ]);

const hostile: [string, () => Promise<Buffer> | Buffer, RegExp][] = [
  ['a page named as a picture', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /wrong_type/],
  [
    'a drawing with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    /wrong_type/,
  ],
  ['a program', () => Buffer.from('<?php system($_GET["x"]);'), /wrong_type/],
  ['an executable', () => Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(200)]), /wrong_type/],
  ['nothing', () => Buffer.alloc(0), /wrong_type/],
  ['zeros', () => Buffer.alloc(5_000), /wrong_type/],
  ['an archive', () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(500)]), /wrong_type/],
  ['a document', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), /wrong_type/],
  ['a GIF', () => plain(10, 10).gif().toBuffer(), /wrong_type/],
  ['a TIFF', () => plain(10, 10).tiff().toBuffer(), /wrong_type/],
  ['an AVIF', () => plain(64, 64).avif().toBuffer(), /wrong_type/],
  ['the head of a JPEG alone', async () => (await jpeg()).subarray(0, 60), /unreadable/],
  ['half a JPEG', async () => (await jpeg()).subarray(0, 1_200), /unreadable/],
  [
    'the head of a PNG and noise',
    () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(300, 7)]),
    /unreadable|wrong_type/,
  ],
  [
    'a WebP of noise',
    () => Buffer.concat([Buffer.from('RIFF\x40\x00\x00\x00WEBPVP8 '), Buffer.alloc(300, 7)]),
    /unreadable|wrong_type/,
  ],
  ['a picture of 256 million pixels', () => claiming(16_000, 16_000), /too_many_pixels/],
  ['a picture just too large in pixels', () => claiming(6_000, 4_001), /too_many_pixels/],
  ['4 MB and a byte', async () => Buffer.concat([await jpeg(), Buffer.alloc(limits.imageBytes + 1)]), /too_large/],
  ['a film where none is taken', () => film(100), /wrong_type/],
];

test.each(hostile)(
  '%s is refused and leaves no file',
  async (_name, make, refusal) => {
    const before = await files();
    expect(await refusalOf(await make())).toMatch(refusal);
    expect(await files()).toEqual(before);
  },
  30_000,
);

test('a film of 20 MB and a byte is refused, one below is kept where films are taken', async () => {
  expect(await refusalOf(film(limits.videoBytes), { allowVideo: true })).toBe('upload.too_large');
  expect((await keep(film(1_000), { allowVideo: true })).url).toMatch(/^\/files\/u\/[0-9a-f-]{36}\.mp4$/);
});

test('nothing of what was sent survives but the picture: no place, no script behind it, no name', async () => {
  const secret = 'KANARI-IN-THE-FILE';
  const placed = await plain(900, 700)
    .jpeg()
    .withExif({
      IFD0: { Artist: secret, ImageDescription: secret },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .toBuffer();
  expect((await sharp(placed).metadata()).exif).toBeDefined();
  const polyglot = Buffer.concat([placed, Buffer.from(`<script>/*${secret}*/alert(1)</script>`)]);
  const names = ['../../../etc/passwd', 'a\u0000.php', '\u202egpj.exe', 'x'.repeat(10_000), '<img onerror=1>.jpg'];
  const before = new Set(await files());
  for (const fileName of names) {
    const kept = await keep(polyglot, { fileName });
    expect(kept.url).toMatch(/^\/files\/u\/[0-9a-f-]{36}-\{w\}\.webp$/);
  }
  const made = (await files()).filter((name) => !before.has(name));
  expect(made).toHaveLength(names.length * 2);
  for (const name of made) {
    expect(name).toMatch(/^[0-9a-f-]{36}-(360|720)\.webp$/);
    const bytes = await readFile(join(dir, 'u', name));
    const { format, exif, width } = await sharp(bytes).metadata();
    expect([format, exif, (width ?? 0) <= 720]).toEqual(['webp', undefined, true]);
    expect(bytes.includes(secret)).toBe(false);
  }
});

test('a file is owned by who sent it', async () => {
  const { url } = await keep(await jpeg());
  expect(await store.ownedBy(db, [url], owner.id)).toBe(true);
  expect(await store.ownedBy(db, [url], randomUUID())).toBe(false);
  expect(await store.ownedBy(db, [url, '/files/u/nothing.webp'], owner.id)).toBe(false);
});
