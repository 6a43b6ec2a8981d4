import { randomBytes } from 'node:crypto';
import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { NONCE_PLACE, withVite } from './page-policy.ts';

/** Where the server is: its port, or why it does not run. Waits while it is being started. */
export type Whereabouts = () => Promise<{ readonly port: number } | { readonly why: string }>;

type Headers = NodeJS.Dict<string | string[]>;

/** A worker of a built shop that was open at this address: it removes itself and its caches. */
const LAST_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url);
})()));
`;

/** Answers until the server runs: a page shows why over itself, and is loaded anew when it does. */
function answerDown(request: IncomingMessage, response: ServerResponse, why: string): void {
  const page = request.headers.accept?.includes('text/html') ?? false;
  const client = request.url?.startsWith('/admin') ? '/admin/@vite/client' : '/@vite/client';
  response
    .writeHead(503, { 'content-type': `text/${page ? 'html' : 'plain'}; charset=utf-8`, 'cache-control': 'no-store' })
    .end(
      page
        ? `<!doctype html><title>The server does not run</title><script type="module" src="${client}"></script>`
        : why,
    );
}

/** Without what is said of the connection alone. */
function ownHeaders({ headers }: IncomingMessage): Headers {
  const { connection: _connection, 'keep-alive': _kept, ...own } = headers;
  return own;
}

/** Gives a page a nonce of its own, and its policy what Vite needs. */
async function answerPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const html = (await answer.toArray()).join('');
  const nonce = randomBytes(16).toString('base64');
  const headers: Headers = { ...ownHeaders(answer), 'cache-control': 'no-store' };
  for (const name of ['etag', 'content-length']) delete headers[name];
  const policy = headers['content-security-policy'];
  if (html.includes(NONCE_PLACE) && policy) headers['content-security-policy'] = withVite(String(policy), nonce);
  response.writeHead(answer.statusCode ?? 200, headers).end(html.replaceAll(NONCE_PLACE, nonce));
}

const wantsPage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept?.includes('text/html') ?? false);

/** The headers of a call as they are passed on: who really calls goes with it. A page comes whole, to be read. */
function passedOn(request: IncomingMessage): Headers {
  const headers: Headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress };
  if (wantsPage(request)) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
  return headers;
}

/** Each call over a connection of its own: one that is left over from before would break with the server. */
const callTo = (port: number, request: IncomingMessage) =>
  ask({ agent: false, port, host: '127.0.0.1', method: request.method, path: request.url, headers: passedOn(request) });

/** Calls that change nothing, and so may be made again. */
const READING = new Set(['GET', 'HEAD']);

/**
 * Passes a call on to the server. What that breaks off, as when it ends, is asked of the next one when it only reads, and else
 * answered with 502.
 */
async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  whereabouts: Whereabouts,
  again = READING.has(request.method ?? ''),
): Promise<void> {
  const where = await whereabouts();
  if ('why' in where) return answerDown(request, response, where.why);
  const call = callTo(where.port, request);
  call.on('response', (answer) => {
    if (answer.headers['content-type']?.startsWith('text/html')) {
      answerPage(answer, response).catch(() => response.destroy());
      return;
    }
    response.writeHead(answer.statusCode ?? 502, ownHeaders(answer));
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  call.on('error', () => {
    if (response.headersSent || response.destroyed) response.destroy();
    else if (again) pass(request, response, whereabouts, false).catch(() => response.destroy());
    else response.writeHead(502, { 'content-type': 'text/plain' }).end('The server was ended before it answered.');
  });
  response.on('close', () => call.destroy());
  if (READING.has(request.method ?? '')) call.end();
  else request.pipe(call);
}

/** Passes a socket on to the server; it ends with the server, and pages open another one by themselves. */
async function passSocket(request: IncomingMessage, socket: Duplex, head: Buffer, whereabouts: Whereabouts) {
  socket.on('error', () => socket.destroy());
  const where = await whereabouts();
  if ('why' in where) return socket.destroy();
  const call = callTo(where.port, request);
  const spoil = () => socket.destroy();
  call.on('error', spoil);
  // It refuses the socket.
  call.on('response', spoil);
  call.on('upgrade', (answer, server, first) => {
    const lines = answer.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []));
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write(first);
    server.on('error', spoil);
    server.on('close', spoil);
    socket.on('close', () => server.destroy());
    server.write(head);
    server.pipe(socket).pipe(server);
  });
  call.end();
}

type Sources = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * The one address of the loop: what belongs to the apps' sources is answered by `sources`, all else by the server. While that is
 * being started anew, calls wait.
 */
export function createFront(whereabouts: Whereabouts): Server & { answerSources(sources: Sources): void } {
  let sources: Sources = (_request, _response, next) => next();
  const front = createServer((request, response) => {
    if (request.url === '/sw.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(LAST_WORKER);
      return;
    }
    sources(request, response, () => {
      pass(request, response, whereabouts).catch(() => response.destroy());
    });
  });
  front.on('upgrade', (request, socket, head) => {
    // Vite's own pages in touch.
    if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) return;
    passSocket(request, socket, head, whereabouts).catch(() => socket.destroy());
  });
  return Object.assign(front, {
    answerSources: (answer: Sources) => {
      sources = answer;
    },
  });
}
