import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasSwift, type S3Server, startS3 } from '../../testing/s3-server.ts';
import { copyFiles } from './copy-files.ts';
import { createDiskStorage } from './disk.ts';
import { openStorage } from './open-storage.ts';
import { readFilesUrl } from './s3-address.ts';
import type { Storage } from './storage.ts';
import { tryBucket } from './try-bucket.ts';

const swift = hasSwift();
if (!swift)
  console.warn('passed over: OpenStack Swift is not installed (apt-get install python3-swift python3-pastedeploy)');
const silent = pino({ level: 'silent' });
const folders: string[] = [];
const opened: Storage[] = [];
let server: S3Server;

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'avela-storage-'));
  folders.push(made);
  return made;
}
async function bucket(name = `b${randomUUID()}`, below = ''): Promise<Storage> {
  await server.makeBucket(name);
  const s3 = readFilesUrl(server.urlOf(`${name}${below}`));
  const storage = openStorage({ dataDir: await folder(), files: { s3, publicUrl: null } }, silent);
  opened.push(storage);
  return storage;
}
const disk = async (): Promise<Storage> => createDiskStorage(await folder());

beforeAll(async () => {
  if (swift) server = await startS3();
}, 30_000);
afterAll(async () => {
  for (const one of opened) one.close();
  await server?.stop();
  for (const one of folders) await rm(one, { recursive: true, force: true });
});

async function bytesOf(body: Readable): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
async function part(storage: Storage, name: string, from: number, to: number | null) {
  const found = await storage.read(name, { from, to });
  return found && 'body' in found ? { ...found, body: await bytesOf(found.body) } : found;
}
async function namesIn(storage: Storage): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of storage.list()) names.push(name);
  return names.sort();
}
async function* pieces(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}

describe.each([
  ['a folder', disk, false],
  ['a bucket', () => bucket(), true],
  ['a folder of a bucket', () => bucket(undefined, '/one/shop'), true],
] as const)('%s', (_name, open, needsSwift) => {
  const testIt = test.skipIf(needsSwift && !swift);

  testIt('gives back what was written, the whole or a part', async () => {
    const storage = await open();
    await storage.write('u/a.webp', Buffer.from('0123456789'));
    expect(await storage.readWhole('u/a.webp')).toEqual(Buffer.from('0123456789'));
    const whole = await storage.read('u/a.webp');
    expect(whole).toMatchObject({ bytes: 10, from: 0, size: 10 });
    expect(whole && 'body' in whole && (await bytesOf(whole.body))).toBe('0123456789');
    expect(await part(storage, 'u/a.webp', 2, 4)).toMatchObject({ body: '234', bytes: 3, from: 2, size: 10 });
    expect(await part(storage, 'u/a.webp', 7, null)).toMatchObject({ body: '789', bytes: 3, from: 7, size: 10 });
    expect(await part(storage, 'u/a.webp', 7, 900)).toMatchObject({ body: '789', bytes: 3, from: 7, size: 10 });
    expect(await part(storage, 'u/a.webp', 10, null)).toEqual({ beyond: 10 });
  });

  testIt('has no file of a name that was not written', async () => {
    const storage = await open();
    expect(await storage.read('u/none.webp')).toBeNull();
    expect(await storage.readWhole('u/none.webp')).toBeNull();
    expect(await part(storage, 'u/none.webp', 5, null)).toBeNull();
    await storage.remove(['u/none.webp']);
  });

  testIt('takes a stream of any length, and nothing of one that breaks off', async () => {
    const storage = await open();
    expect(await storage.writeStream('x/e.csv', pieces('one,', 'two'))).toBe(7);
    expect(String(await storage.readWhole('x/e.csv'))).toBe('one,two');
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.from('half');
      throw new Error('broke off');
    }
    await expect(storage.writeStream('x/f.csv', broken())).rejects.toThrow('broke off');
    await expect(storage.writeStream('x/e.csv', broken())).rejects.toThrow('broke off');
    expect(await namesIn(storage)).toEqual(['x/e.csv']);
    expect(String(await storage.readWhole('x/e.csv'))).toBe('one,two');
    expect(await storage.writeStream('x/empty.csv', pieces())).toBe(0);
  });

  testIt('of two that write one name at once, one stays whole', async () => {
    const storage = await open();
    const texts = ['a', 'b', 'c', 'd'].map((sign) => sign.repeat(50_000));
    await Promise.all(texts.map((text) => storage.write('u/one.webp', Buffer.from(text))));
    expect(texts).toContain(String(await storage.readWhole('u/one.webp')));
    expect(await namesIn(storage)).toEqual(['u/one.webp']);
  });

  testIt('lists what there is and removes what is named', async () => {
    const storage = await open();
    expect(await namesIn(storage)).toEqual([]);
    for (const name of ['u/a.webp', 'u/b.mp4', 'p/c.webp', 'x/d.xlsx']) await storage.write(name, Buffer.from(name));
    expect(await namesIn(storage)).toEqual(['p/c.webp', 'u/a.webp', 'u/b.mp4', 'x/d.xlsx']);
    await storage.remove(['u/a.webp', 'p/c.webp']);
    expect(await namesIn(storage)).toEqual(['u/b.mp4', 'x/d.xlsx']);
  });
});

test.skipIf(!swift)(
  'a bucket of more than a page is listed to its end',
  async () => {
    const storage = await bucket();
    const names = Array.from({ length: 1_005 }, (_, n) => `u/${String(n).padStart(5, '0')}.webp`);
    for (let at = 0; at < names.length; at += 50)
      await Promise.all(names.slice(at, at + 50).map((name) => storage.write(name, Buffer.from('x'))));
    expect(await namesIn(storage)).toEqual(names);
  },
  120_000,
);

describe.skipIf(!swift)('a bucket that does not answer', () => {
  const refused = { key: 'files.unavailable' };

  test('is tried again where that costs nothing, and then refused', async () => {
    const storage = await bucket();
    await storage.write('u/a.webp', Buffer.from('picture'));
    for (const fault of ['down', 'fails'] as const) {
      server.setFault(fault);
      server.asked();
      await expect(storage.write('u/b.webp', Buffer.from('b'))).rejects.toMatchObject(refused);
      expect(server.asked()).toHaveLength(2);
      await expect(storage.readWhole('u/a.webp')).rejects.toMatchObject(refused);
      await expect(storage.read('u/a.webp')).rejects.toMatchObject(refused);
      await expect(storage.remove(['u/a.webp'])).rejects.toMatchObject(refused);
      expect(await storage.gauges[0]?.read()).toBe(0);
    }
    server.setFault('none');
    expect(String(await storage.readWhole('u/a.webp'))).toBe('picture');
    expect(await storage.readWhole('u/b.webp')).toBeNull();
    expect(await storage.gauges[0]?.read()).toBe(1);
  });

  test('half of a file is none', async () => {
    const storage = await bucket();
    await storage.write('p/a.webp', Buffer.alloc(200_000, 7));
    server.setFault('cut');
    await expect(storage.readWhole('p/a.webp')).rejects.toMatchObject(refused);
    const found = await storage.read('p/a.webp');
    await expect(found && 'body' in found ? bytesOf(found.body) : null).rejects.toThrow();
    server.setFault('none');
  });

  test('one that never answers is given up after seconds, once', async () => {
    const storage = await bucket();
    server.setFault('hangs');
    server.asked();
    const begun = performance.now();
    await expect(storage.write('u/a.webp', Buffer.from('a'))).rejects.toMatchObject(refused);
    expect(performance.now() - begun).toBeLessThan(12_000);
    expect(server.asked()).toHaveLength(1);
    server.setFault('none');
  }, 30_000);
});

describe.skipIf(!swift)('FILES_URL is tried at the start', () => {
  const tried = (url: string, publicUrl: string | null = null) => tryBucket({ s3: readFilesUrl(url), publicUrl });

  test('a bucket that serves is left as it was', async () => {
    const name = `b${randomUUID()}`;
    const storage = await bucket(name);
    expect(await tried(server.urlOf(name))).toEqual([]);
    expect(await namesIn(storage)).toEqual([]);
  });

  test('what is wrong is named', async () => {
    const name = `b${randomUUID()}`;
    await server.makeBucket(name);
    await expect(tried(server.urlOf(`none${randomUUID()}`))).rejects.toThrow(
      /^FILES_URL: there is no bucket none\S+ at 127/,
    );
    await expect(tried(server.urlOf(name, { secret: 'wrong' }))).rejects.toThrow(
      /^FILES_URL: 127\S+ does not accept the key shop:avela .*SignatureDoesNotMatch/,
    );
    await expect(tried(server.urlOf(name, { key: 'no:body' }))).rejects.toThrow(
      /^FILES_URL: 127\S+ does not accept the key/,
    );
    await expect(tried('s3://k:s@nowhere.invalid/bucket')).rejects.toThrow(/^FILES_URL: the host of nowhere.invalid/);
    await expect(tried(server.urlOf(name).replace('?tls=0', ''))).rejects.toThrow(
      /^FILES_URL: no connection to .*tls=0/,
    );
  });

  test('a server that is away stops no start', async () => {
    const name = `b${randomUUID()}`;
    await server.makeBucket(name);
    for (const fault of ['down', 'fails'] as const) {
      server.setFault(fault);
      expect(await tried(server.urlOf(name))).toEqual([expect.stringMatching(/^FILES_URL: 127\S+ is away/)]);
    }
    server.setFault('none');
  });

  test('private files that anybody may read stop the start', async () => {
    const name = `b${randomUUID()}`;
    const storage = await bucket(name);
    server.setFault('open');
    await expect(tried(server.urlOf(name))).rejects.toThrow(/^FILES_URL: anybody may read the private files/);
    server.setFault('none');
    expect(await namesIn(storage)).toEqual([]);
  });

  test('a public address serves what lies below u and nothing else', async () => {
    const name = `b${randomUUID()}`;
    const storage = await bucket(name);
    let serves = /^\/u\//;
    const cdn = createServer(async ({ url = '' }, response) => {
      const bytes = serves.test(url) ? await storage.readWhole(url.slice(1)) : null;
      response.writeHead(bytes ? 200 : 403).end(bytes ?? '');
    }).listen(0, '127.0.0.1');
    await once(cdn, 'listening');
    const address = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`;
    expect(await tried(server.urlOf(name), address)).toEqual([]);
    serves = /^\//;
    await expect(tried(server.urlOf(name), address)).rejects.toThrow(/^FILES_PUBLIC_URL: .*private files/);
    cdn.closeAllConnections();
    cdn.close();
  });

  test('a public address that does not serve pictures is named', async () => {
    const name = `b${randomUUID()}`;
    await server.makeBucket(name);
    expect(await tried(server.urlOf(name), 'http://127.0.0.1:1')).toEqual([
      expect.stringMatching(/^FILES_PUBLIC_URL: .*does not serve/),
    ]);
  });
});

describe.each([
  ['from a folder to a folder', disk, disk, false],
  ['from a folder to a bucket', disk, () => bucket(), true],
  ['from a bucket to a folder', () => bucket(), disk, true],
] as const)('a copy %s', (_name, openFrom, openTo, needsSwift) => {
  const testIt = test.skipIf(needsSwift && !swift);

  testIt('brings every file, goes on where it broke off, and notices one that differs', async () => {
    const [from, to] = [await openFrom(), await openTo()];
    const names = Array.from({ length: 30 }, (_, n) => `${'up'[n % 2]}/${n}.webp`);
    for (const name of names) await from.write(name, Buffer.from(`picture ${name}`));
    await from.write('demo/art.webp', Buffer.from('drawn anew where it is missing'));
    let copied = 0;
    const broken: Storage = {
      ...to,
      write: async (name, bytes) => {
        copied += 1;
        if (copied > 12) throw new Error('cut off');
        await to.write(name, bytes);
      },
    };
    await expect(copyFiles(from, broken)).rejects.toThrow('cut off');
    expect(await copyFiles(from, to)).toMatchObject({ files: 30, sent: expect.any(Number) });
    expect(await namesIn(to)).toEqual([...names].sort());
    expect(await copyFiles(from, to)).toMatchObject({ files: 30, sent: 0 });
    await to.write('u/4.webp', Buffer.from('pictur3 u/4.webp'));
    expect(await copyFiles(from, to)).toMatchObject({ files: 30, sent: 1 });
    expect(String(await to.readWhole('u/4.webp'))).toBe('picture u/4.webp');
  });

  testIt('is no success where a file does not arrive as it is', async () => {
    const [from, to] = [await openFrom(), await openTo()];
    await from.write('u/a.webp', Buffer.from('picture'));
    const lossy: Storage = { ...to, write: (name) => to.write(name, Buffer.from('p1cture')) };
    await expect(copyFiles(from, lossy)).rejects.toThrow('u/a.webp did not arrive');
  });
});

test('a folder keeps no part of a file that could not be written', async () => {
  const place = await folder();
  const storage = createDiskStorage(place);
  await expect(
    storage.write('u', Buffer.from('x')).then(() => storage.write('u/a.webp', Buffer.from('x'))),
  ).rejects.toThrow();
  expect(await readdir(place)).toEqual(['u']);
});
