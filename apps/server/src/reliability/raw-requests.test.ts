import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../testing/refusal-code.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await testApp();
  await app.app.server.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Sends bytes as they are; gives everything that came back until the server closed or fell silent. */
function raw(...pieces: (string | Buffer)[]): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    let quiet: NodeJS.Timeout;
    const socket = connect(port, '127.0.0.1', () => {
      for (const piece of pieces) socket.write(piece);
    });
    const done = () => {
      clearTimeout(quiet);
      socket.destroy();
      resolve(text);
    };
    quiet = setTimeout(done, 1_500);
    socket.on('data', (data) => {
      text += data;
      clearTimeout(quiet);
      quiet = setTimeout(done, 250);
    });
    socket.on('close', done);
    socket.on('error', () => undefined);
  });
}

type Reply = { status: number; headers: string; envelope: { code: number; data: unknown; msg: string } | null };
function repliesOf(text: string): Reply[] {
  return text
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter(Boolean)
    .map((one) => {
      const [head = '', body = ''] = one.split('\r\n\r\n', 2);
      const chunk = /^[0-9a-f]+\r\n([\s\S]*?)\r\n/.exec(body);
      const found = (chunk?.[1] ?? body).trim();
      return {
        status: Number(one.slice(9, 12)),
        headers: head.toLowerCase(),
        envelope: found.startsWith('{') ? (JSON.parse(found) as Reply['envelope']) : null,
      };
    });
}
const host = 'Host: 127.0.0.1\r\n';
const get = `GET /app_index/language?lang=en-US&currency=USD HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
const post = (headers: string, body: string): string =>
  `POST /app_index/user/login HTTP/1.1\r\n${host}Content-Type: application/json\r\n${headers}\r\n${body}`;

const requests: [string, string | Buffer][] = [
  [
    'a content length and chunks at once',
    post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\nGET /admin_api/session HTTP/1.1\r\n\r\n'),
  ],
  ['two content lengths', post('Content-Length: 2\r\nContent-Length: 3\r\n', '{}x')],
  ['a length that is no number', post('Content-Length: two\r\n', '{}')],
  ['a negative length', post('Content-Length: -1\r\n', '{}')],
  ['a length with a sign', post('Content-Length: +2\r\n', '{}')],
  ['an unknown transfer encoding', post('Transfer-Encoding: gzip\r\n', '{}')],
  ['chunks of no size', post('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n')],
  ['a header of 100 KB', `GET / HTTP/1.1\r\n${host}X-Long: ${'x'.repeat(100_000)}\r\n\r\n`],
  ['an address of 100 KB', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n`],
  ['a header with a line feed folded', `GET / HTTP/1.1\r\n${host}X: a\n b\r\n\r\n`],
  ['a header with NUL', `GET / HTTP/1.1\r\n${host}X: a\u0000b\r\n\r\n`],
  ['a space before the colon', `GET / HTTP/1.1\r\n${host}X : a\r\n\r\n`],
  ['an unknown method', `FROB / HTTP/1.1\r\n${host}\r\n`],
  ['an unknown version', `GET / HTTP/7.3\r\n${host}\r\n`],
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['the beginning of TLS', Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3])],
];

test.each(requests)('%s is refused in the envelope, and closes only its own connection', async (_name, bytes) => {
  const text = await raw(bytes);
  for (const reply of repliesOf(text)) {
    expect([400, 404, 408, 413, 414, 431]).toContain(reply.status);
    expect(reply.envelope).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
    expect(reply.headers).toContain('x-content-type-options: nosniff');
    expect(reply.headers).toContain('content-security-policy: default-src');
    expect(reply.headers).not.toContain('x-powered-by');
  }
  expect(text).not.toMatch(/stack|node_modules|HPE_|\.ts:/);
  // One answer at most: nothing smuggled behind the first request was served.
  expect(repliesOf(text)).toHaveLength(1);
  expect(repliesOf(await raw(get))[0]).toMatchObject({ status: 200, envelope: { code: 200 } });
});

test('TRACE, CONNECT and methods of others are refused, and nothing that was sent comes back', async () => {
  const secret = randomUUID();
  for (const method of ['TRACE', 'PROPFIND', 'PATCH', 'PURGE', 'CONNECT', 'LOCK']) {
    const text = await raw(
      `${method} /app_index/goods/type HTTP/1.1\r\n${host}X-Secret: ${secret}\r\nConnection: close\r\n\r\n`,
    );
    expect(text).not.toContain(secret);
    for (const reply of repliesOf(text))
      expect([method, reply.envelope?.code]).toEqual([
        method,
        expect.toSatisfy((code) => code === refusalCode('record.not_found') || code === refusalCode('input.invalid')),
      ]);
  }
});

test('fifty broken requests at once disturb no good one', async () => {
  const broken = Array.from({ length: 50 }, (_, i) => raw(requests[i % requests.length]?.[1] ?? ''));
  const good = await Promise.all(Array.from({ length: 20 }, () => raw(get)));
  for (const text of good) expect(repliesOf(text)[0]).toMatchObject({ status: 200, envelope: { code: 200 } });
  await Promise.all(broken);
});

test('a body of 100 KB and a byte is refused unread', async () => {
  const body = `{"email":"${'x'.repeat(100 * 1024)}"}`;
  const [reply] = repliesOf(await raw(post(`Content-Length: ${body.length}\r\nConnection: close\r\n`, body)));
  expect(reply).toMatchObject({ status: 413, envelope: { code: refusalCode('body.too_large') } });
});

test('when only the headers of a call are asked for, then they are those of its answer without the body, and a call that writes has none', async () => {
  const headOf = (path: string): string => `HEAD ${path} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
  const [full] = repliesOf(await raw(get));
  const [head] = repliesOf(await raw(headOf('/app_index/language?lang=en-US&currency=USD')));
  const lengthIn = (headers = ''): string | undefined => /content-length: (\d+)/.exec(headers)?.[1];
  expect([full?.status, full?.envelope === null]).toEqual([200, false]);
  expect([head?.status, head?.envelope]).toEqual([200, null]);
  expect(lengthIn(head?.headers)).toBe(lengthIn(full?.headers));
  const [write] = repliesOf(await raw(headOf('/admin_api/logout')));
  expect(write?.status).toBe(404);
});
