import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import type { S3Address } from './s3-address.ts';

/** A file of this machine that is sent. */
export type SentFile = { readonly path: string; readonly bytes: number; readonly sha256: string };

export type S3Request = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The path from the origin on. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | SentFile;
  /** The answer's head has to be there in so many ms. */
  readonly withinMs: number;
  /** Without a signature, as anybody may ask. */
  readonly unsigned?: boolean;
};

/** Bytes have to move at least so often, both ways. */
const IDLE_MS = 10_000;
const SOCKETS = 64;

const EMPTY = createHash('sha256').update('').digest('hex');
const hashOf = (body: Buffer | SentFile | undefined): string => {
  if (body === undefined) return EMPTY;
  return Buffer.isBuffer(body) ? createHash('sha256').update(body).digest('hex') : body.sha256;
};

/** The headers with which a request is signed: the hash of what is sent is among them, so the server compares it. */
async function signedHeaders(address: S3Address, request: S3Request, url: URL): Promise<Record<string, string>> {
  const headers = { ...request.headers, 'x-amz-content-sha256': hashOf(request.body) };
  if (request.unsigned) return headers;
  const { AwsV4Signer } = await import('aws4fetch');
  const signed = await new AwsV4Signer({
    method: request.method,
    url: url.href,
    headers,
    accessKeyId: address.key,
    secretAccessKey: address.secret,
    service: 's3',
    region: address.region,
  }).sign();
  return Object.fromEntries(signed.headers);
}

const bodyOf = (
  body: Buffer | SentFile | undefined,
): { length: number; stream: Readable | null; bytes: Buffer | null } =>
  body === undefined
    ? { length: 0, stream: null, bytes: null }
    : Buffer.isBuffer(body)
      ? { length: body.length, stream: null, bytes: body }
      : { length: body.bytes, stream: createReadStream(body.path), bytes: null };

/** Returns what makes signed requests of one bucket, over connections that stay open. Throws where no answer comes in time. */
export function createS3Call(address: S3Address) {
  const secure = address.origin.startsWith('https:');
  const options = { keepAlive: true, maxSockets: SOCKETS };
  const agent = secure ? new HttpsAgent(options) : new HttpAgent(options);
  const send = secure ? httpsRequest : httpRequest;

  async function call(request: S3Request): Promise<IncomingMessage> {
    const url = new URL(request.path, address.origin);
    for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value);
    const headers = await signedHeaders(address, request, url);
    const { length, stream, bytes } = bodyOf(request.body);
    if (request.method === 'PUT') headers['content-length'] = String(length);
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const sent = send(url, { method: request.method, headers, agent });
    const late = setTimeout(() => sent.destroy(new Error(`no answer in ${request.withinMs} ms`)), request.withinMs);
    sent.setTimeout(IDLE_MS);
    let answer: IncomingMessage | null = null;
    sent.on('timeout', () => {
      // Bytes that lie here wait for our own reader, not for the server.
      if (answer && answer.readableLength > 0) return;
      sent.destroy(new Error(`nothing moved for ${IDLE_MS} ms`));
    });
    sent.on('response', (response) => {
      clearTimeout(late);
      answer = response;
      resolve(response);
    });
    sent.on('error', (error) => {
      clearTimeout(late);
      stream?.destroy();
      reject(error);
      answer?.destroy(error);
    });
    if (stream) pipeline(stream, sent, (error) => error && sent.destroy(error));
    else sent.end(bytes ?? undefined);
    return promise;
  }
  return { call, close: () => agent.destroy() };
}

/** All bytes of an answer. Throws where they do not come in so many ms, or fewer come than were said. */
export async function wholeOf(answer: IncomingMessage, withinMs: number): Promise<Buffer> {
  const late = setTimeout(() => answer.destroy(new Error(`not read in ${withinMs} ms`)), withinMs);
  try {
    const pieces: Buffer[] = [];
    for await (const piece of answer) pieces.push(piece as Buffer);
    return Buffer.concat(pieces);
  } finally {
    clearTimeout(late);
  }
}
