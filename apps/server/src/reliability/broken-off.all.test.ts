import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@app/contract/core/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UPLOAD_MS } from '../platform/http/drop-slow-bodies.ts';
import { patient } from '../platform/testing/chaos.ts';
import { refusalCode } from '../testing/refusal-code.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { customerToken } from './every-endpoint.ts';
import { end, type ProductProcess, startProductProcess } from './product-process.ts';

let shop: Shop;
let product: ProductProcess;
let port: number;
let customer: string;
beforeAll(async () => {
  shop = await openShop();
  const { db, config } = shop.app.platform;
  const env = { DATABASE_URL: shop.databaseUrl, DATA_DIR: config.dataDir, LOG_LEVEL: 'info' };
  product = await startProductProcess(env);
  port = Number(new URL(product.address).port);
  customer = await customerToken(db, (await shop.buyer()).id);
}, 60_000);
afterAll(async () => {
  await end(product, 'SIGKILL');
  await shop.close();
});

type Line = { socket: Socket; closedAfter: Promise<number>; heard: () => string };
function open(): Line {
  const begun = performance.now();
  let text = '';
  const socket = connect(port, '127.0.0.1');
  socket.on('data', (data) => (text += String(data)));
  socket.on('error', () => undefined);
  const closedAfter = new Promise<number>((resolve) => socket.on('close', () => resolve(performance.now() - begun)));
  return { socket, closedAfter, heard: () => text };
}

const UPLOAD = '/app_index/common/upload?purpose=avatar';
const MULTIPART = 'Content-Type: multipart/form-data; boundary=line\r\n';
const PART = '--line\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: image/jpeg\r\n\r\n';
const head = (url: string, more: string): string => `POST ${url} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
const length = (bytes: number): string => `Content-Length: ${bytes}\r\n`;
const signedIn = (): string => `Authorization: Bearer ${customer}\r\n`;

/** Calls that are refused before their body has arrived, and the code of the refusal. */
const refused: readonly (readonly [string, () => string, number])[] = [
  ['nobody signed in', () => head(UPLOAD, MULTIPART + length(1_000_000)), 2001],
  ['nobody signed in to the back office', () => head('/admin_api/uploads', MULTIPART + length(1_000_000)), 2001],
  ['a token that is none', () => head(UPLOAD, `Authorization: Bearer x\r\n${MULTIPART}${length(1_000_000)}`), 2003],
  ['too long', () => head(UPLOAD, signedIn() + MULTIPART + length(limits.imageBytes + 64 * 1024 + 1)), 4161],
  ['a type that is none', () => head(UPLOAD, `${signedIn()}Content-Type: image/jpeg\r\n${length(1_000_000)}`), 4000],
  [
    'a long text where a file belongs',
    () => head(UPLOAD, `Content-Type: application/json\r\n${length(1_000_000)}`),
    4013,
  ],
  ['a file where a form belongs', () => head('/app_index/user/login', MULTIPART + length(1_000_000)), 4001],
  ['an address that is none', () => head('/app_index/nowhere', MULTIPART + length(1_000_000)), 4004],
];

test('O3: what is refused before its body came is answered at once, and its connection ends within two seconds', {
  timeout: patient(30_000),
}, async () => {
  const lines = refused.flatMap(([name, request, code]) =>
    Array.from({ length: 15 }, () => {
      const line = open();
      line.socket.write(request());
      const drip = setInterval(() => line.socket.write('A'), 200);
      line.socket.on('close', () => clearInterval(drip));
      return { name, code, line };
    }),
  );
  expect(lines.length).toBeGreaterThanOrEqual(100);
  const patience = sleep(6_000).then(() => Number.POSITIVE_INFINITY);
  for (const { name, code, line } of lines) {
    const after = await Promise.race([line.closedAfter, patience]);
    expect(line.heard(), name).toContain(`{"code":${code},`);
    expect(line.heard(), name).toMatch(/connection: close/i);
    expect(after, name).toBeLessThan(3_000);
  }
});

test('O3: who sends all of a refused file reads why, not that the line was cut', {
  timeout: patient(30_000),
}, async () => {
  const file = new Blob([new Uint8Array(3 * 1024 * 1024)], { type: 'image/jpeg' });
  // One after the other: thirty at once share this process, and each of them would send as slowly as thirty do.
  for (let turn = 0; turn < 30; turn += 1) {
    const body = new FormData();
    body.append('file', file, 'a.jpg');
    const answer = await fetch(product.address + UPLOAD, { method: 'POST', body });
    expect(await answer.json()).toMatchObject({ code: refusalCode('auth.sign_in_needed') });
  }
});

test('O3: who looks for the answer seconds after all of a refused picture is sent reads why as well', {
  timeout: patient(30_000),
}, async () => {
  const bytes = limits.imageBytes;
  const socket = connect({ port, host: '127.0.0.1' }).pause();
  const sent = new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.write(head(UPLOAD, MULTIPART + length(bytes)));
    socket.write(Buffer.alloc(bytes), () => resolve());
  });
  await sent;
  // Longer than the connection stays open for a body that does not come.
  await sleep(2_500);
  expect(await text(socket)).toContain('{"code":2001,');
});

test('O3: no body has longer than an upload may take', () => {
  const { requestTimeout, headersTimeout } = shop.app.server.server;
  expect(requestTimeout).toBe(UPLOAD_MS);
  expect(headersTimeout).toBeLessThan(UPLOAD_MS);
});

type Logged = { level: number; msg: string; err?: unknown };
const logged = (): Logged[] =>
  product
    .said()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Logged] : []));
const said = (msg: string): number => logged().filter((line) => line.msg === msg).length;
const LEFT = 'the client broke off';
const CLOSED = 'a socket was closed for what came over it';

const EXPECTS = 'Expect: 100-continue\r\n';

/** Sends what begins a request, and breaks off politely or with a reset: once the program has begun on it, if it says so. */
async function breakOff(text: string, how: 'end' | 'reset'): Promise<void> {
  const line = open();
  line.socket.write(text);
  if (text.includes(EXPECTS)) await expect.poll(line.heard).toContain('100 Continue');
  else await sleep(150);
  if (how === 'end') line.socket.destroy();
  else line.socket.resetAndDestroy();
  await line.closedAfter;
}

test('clients that break off, and too long messages on a socket, are in the log as such: no error, no stack', {
  timeout: patient(30_000),
}, async () => {
  const begun = head(UPLOAD, EXPECTS + signedIn() + MULTIPART + length(100_000));
  const login = head('/app_index/user/login', `${EXPECTS}Content-Type: application/json\r\n${length(100)}`);
  for (const how of ['end', 'reset'] as const) {
    await breakOff(begun, how);
    await breakOff(`${begun}${PART}${'A'.repeat(2_000)}`, how);
    await breakOff(`${login}{"email":`, how);
    await breakOff('GET /docs/storefront.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(40), how);
    await breakOff('GET /realtime HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n', how);
  }
  await expect.poll(() => said(LEFT)).toBeGreaterThanOrEqual(4);
  const socketAddress = `${product.address.replace('http', 'ws')}/realtime`;
  for (const messages of [['x'.repeat(5_000)], [JSON.stringify({ token: customer }), 'x'.repeat(1_000_000)]]) {
    const socket = new WebSocket(socketAddress);
    const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    for (const message of messages) socket.send(message);
    expect(await closed).toBe(1009);
  }
  const gone = open();
  const key = Buffer.alloc(16).toString('base64');
  gone.socket.write(
    `GET /realtime HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  await expect.poll(gone.heard).toContain('101 Switching Protocols');
  gone.socket.resetAndDestroy();
  await expect.poll(() => said(CLOSED)).toBe(2);
  await sleep(300);
  expect(logged().filter(({ level, err }) => level > 30 || err !== undefined)).toEqual([]);
  expect(product.said()).not.toContain('    at ');
});
