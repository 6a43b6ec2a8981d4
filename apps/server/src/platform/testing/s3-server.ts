import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readFilesUrl } from '../files/storage/s3-address.ts';
import { createS3Call } from '../files/storage/s3-call.ts';

/** Debian's own, whose packages Swift is one of. */
const PYTHON = '/usr/bin/python3';
const NEEDED = 'import eventlet, paste.deploy, swift.common.middleware.s3api.s3api';

/** Its account and user stand with a colon between them, which addresses write as %3A. */
const KEY = 'shop:avela';
const SECRET = 'secret/with+signs=';

let installed: boolean | null = null;
/** Whether OpenStack Swift is installed, whose S3 interface compares signatures. */
export function hasSwift(): boolean {
  installed ??= spawnSync(PYTHON, ['-c', NEEDED], { stdio: 'ignore' }).status === 0;
  return installed;
}

/** How the server is to be reached: as it is; not at all; without an answer; with a failure; half of each answer; without a signature. */
export type Fault = 'none' | 'down' | 'hangs' | 'fails' | 'cut' | 'open';

export type S3Server = {
  /** What FILES_URL is for a bucket of it. */
  urlOf(bucket: string, of?: { readonly key?: string; readonly secret?: string }): string;
  makeBucket(bucket: string): Promise<void>;
  /** From now on. */
  setFault(fault: Fault): void;
  /** Requests that came, by their methods and paths, since the last call. */
  asked(): string[];
  stop(): Promise<void>;
};

function passOn(
  answer: IncomingMessage,
  fault: Fault,
  end: { write: (piece: Buffer) => void; end: () => void; destroy: () => void },
) {
  if (fault !== 'cut') {
    answer.on('data', end.write).on('end', end.end).on('error', end.destroy);
    return;
  }
  const pieces: Buffer[] = [];
  answer.on('data', (piece: Buffer) => pieces.push(piece));
  answer.on('end', () => {
    const whole = Buffer.concat(pieces);
    end.write(whole.subarray(0, whole.length >> 1));
    setTimeout(end.destroy, 20);
  });
}

/** Starts a server between the shop and Swift that has the faults of a network. */
async function startBetween(port: number) {
  let fault: Fault = 'none';
  let asked: string[] = [];
  const written = new Map<string, Buffer>();
  const server = createServer((incoming, outgoing) => {
    asked.push(`${incoming.method} ${incoming.url}`);
    if (fault === 'down') return void incoming.socket.destroy();
    if (fault === 'hangs') return void incoming.resume();
    if (fault === 'fails') {
      incoming.resume();
      return void outgoing.writeHead(503).end('<Error><Code>SlowDown</Code><Message>Slow down</Message></Error>');
    }
    const { method, url = '', headers } = incoming;
    if (fault === 'open') {
      if (!headers.authorization && written.has(url)) return void outgoing.end(written.get(url));
      const pieces: Buffer[] = [];
      incoming.on('data', (piece: Buffer) => pieces.push(piece));
      incoming.on('end', () => method === 'PUT' && written.set(url, Buffer.concat(pieces)));
    }
    const behind = request({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      passOn(answer, fault, {
        write: (piece) => outgoing.write(piece),
        end: () => outgoing.end(),
        destroy: () => incoming.socket.destroy(),
      });
    });
    behind.on('error', () => incoming.socket.destroy());
    incoming.pipe(behind);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as { port: number }).port,
    setFault: (next: Fault) => {
      fault = next;
    },
    asked: () => {
      const before = asked;
      asked = [];
      return before;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Starts OpenStack Swift with its S3 interface, and between it and the shop what can go wrong. */
export async function startS3(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'avela-s3-'));
  const child = spawn(PYTHON, [join(import.meta.dirname, 'serve-swift.py'), folder, KEY, SECRET], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data) => {
    said = `${said}${String(data)}`.slice(-2_000);
  });
  const ended = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => [''])]);
  const port = Number(line);
  if (!port) throw new Error(`Swift does not start: ${said}`);
  const between = await startBetween(port);
  const urlOf: S3Server['urlOf'] = (bucket, { key = KEY, secret = SECRET } = {}) =>
    `s3://${encodeURIComponent(key)}:${encodeURIComponent(secret)}@127.0.0.1:${between.port}/${bucket}?tls=0`;
  return {
    urlOf,
    setFault: between.setFault,
    asked: between.asked,
    makeBucket: async (bucket) => {
      const address = readFilesUrl(urlOf(bucket));
      if (!address) throw new Error(`${bucket} is no name of a bucket`);
      const { call, close } = createS3Call(address);
      const answer = await call({ method: 'PUT', path: `/${bucket}`, withinMs: 5_000 });
      answer.resume();
      close();
      if (answer.statusCode !== 200) throw new Error(`no bucket ${bucket}: ${answer.statusCode}`);
    },
    stop: async () => {
      between.close();
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
