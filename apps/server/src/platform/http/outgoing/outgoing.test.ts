import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Platform } from '../../slice.ts';
import { isForbidden } from './forbidden-address.ts';
import { outgoingFetch } from './outgoing.ts';

let trap: Server;
let port: number;
let hits = 0;
beforeAll(async () => {
  trap = createServer((request, response) => {
    hits += 1;
    if (request.url === '/away') response.writeHead(302, { location: `http://127.0.0.1:${port}/inside` }).end();
    else if (request.url?.startsWith('/status/')) response.writeHead(Number(request.url.slice(8))).end();
    else if (request.url === '/large') response.end(Buffer.alloc(11 * 1024 * 1024));
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
  });
  // Every address of this machine, so that a call that gets through anyhow is seen.
  await new Promise<void>((resolve) => trap.listen(0, '::', resolve));
  port = (trap.address() as AddressInfo).port;
});
afterAll(() => void trap.close());

const platform = (config: { demo: boolean; env: string }) => ({ config }) as unknown as Platform;
const strict = outgoingFetch(platform({ demo: false, env: 'production' }));

test('when an address is private, however it is written, then nothing is connected', async () => {
  const hosts = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '0.0.0.0',
    'localhost',
    'localhost.',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[fe80::1]',
    '[fd00::1]',
  ];
  for (const host of hosts) {
    await expect(strict(`http://${host}:${port}/`), host).rejects.toThrow(
      /not an address of the open internet|ENOTFOUND/,
    );
  }
  await expect(strict('gopher://127.0.0.1/')).rejects.toThrow('is not called');
  await expect(strict(`https://127.0.0.1:${port}/`)).rejects.toThrow('open internet');
  expect(hits).toBe(0);
});

test('when it is a demo or a test, then this machine may be called by its usual names, and no redirect is followed', async () => {
  for (const config of [
    { demo: true, env: 'development' },
    { demo: false, env: 'test' },
  ]) {
    const open = outgoingFetch(platform(config));
    const before = hits;
    expect(await (await open(`http://127.0.0.1:${port}/`)).json()).toEqual({ ok: true });
    const away = await open(`http://localhost:${port}/away`);
    expect([away.status, hits - before]).toEqual([302, 2]);
    await expect(open(`http://2130706433:${port}/`).then((answer) => answer.status)).resolves.toBe(200);
    await expect(open(`http://[::ffff:127.0.0.1]:${port}/`)).rejects.toThrow('open internet');
    await expect(open(`http://127.0.0.1:${port}/large`)).rejects.toThrow('too large');
  }
});

test('when an address is of the open internet, then it is allowed, and only then', () => {
  for (const open of ['1.1.1.1', '8.8.8.8', '2606:4700::1111', '172.32.0.1']) expect(isForbidden(open)).toBe(false);
  for (const closed of [
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    'fd00:ec2::254',
    '2002:7f00:1::',
    '::ffff:10.0.0.1',
    'example.com',
    '',
  ]) {
    expect(isForbidden(closed), closed).toBe(true);
  }
});

test('any status is an answer or a failed call: none ends the process', async () => {
  const open = outgoingFetch(platform({ demo: true, env: 'development' }));
  for (const status of [200, 204, 205, 304, 404, 410, 500, 599]) {
    expect((await open(`http://127.0.0.1:${port}/status/${status}`)).status).toBe(status);
  }
  for (const status of [600, 999]) {
    await expect(open(`http://127.0.0.1:${port}/status/${status}`)).rejects.toThrow(`has the status ${status}`);
  }
});
