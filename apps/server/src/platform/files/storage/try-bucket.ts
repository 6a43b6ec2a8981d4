import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config/config.ts';
import type { S3Address } from './s3-address.ts';
import { createS3Call, type S3Request, wholeOf } from './s3-call.ts';
import { readS3Error } from './s3-error.ts';

const WITHIN_MS = 8_000;

type Answered = { readonly status: number; readonly text: string };
type Ask = (request: Omit<S3Request, 'withinMs'>) => Promise<Answered>;

/** What a server that answers says is wrong with what FILES_URL says. */
function flawOf({ status, text }: Answered, { bucket, origin, key }: S3Address): string {
  const { code, message, region } = readS3Error(text);
  const place = new URL(origin).host;
  if (code === 'NoSuchBucket') return `there is no bucket ${bucket} at ${place}. Make it, or name another`;
  if (code === 'InvalidAccessKeyId' || code === 'SignatureDoesNotMatch')
    return `${place} does not accept the key ${key} with its secret (${code}). Check both, and that special characters are written as %2F`;
  if (code === 'RequestTimeTooSkewed') return `the clock of this machine differs from that of ${place}. Set it right`;
  if (region || status === 301)
    return `the bucket ${bucket} is in another region${region && `, ${region}`}. Name it: ?region=…`;
  if (code === 'AccessDenied' || status === 403)
    return `the key ${key} may not list, write, read and remove in the bucket ${bucket}. Grant it s3:ListBucket, s3:PutObject, s3:GetObject and s3:DeleteObject`;
  if (code) return `${place} refuses: ${status} ${code} ${message}`;
  return `what answers at ${place} is no S3 (${status})`;
}

/** What a failed connection means where it is the address that is wrong; null where the server is merely away. */
function flawOfConnection(error: unknown, { origin }: S3Address): string | null {
  const { code = '', message } = error as { code?: string; message: string };
  const place = new URL(origin).host;
  if (code === 'ENOTFOUND') return `the host of ${place} is not known. Check its name`;
  if (/CERT|SSL|TLS|EPROTO/.test(code) || /Parse Error/.test(message))
    return `no connection to ${place} by ${origin.startsWith('https') ? 'TLS' : 'plain HTTP'} (${code || message}). Check the host, or say ?tls=0 for plain HTTP`;
  return null;
}

const refuse = (setting: 'FILES_URL' | 'FILES_PUBLIC_URL', flaw: string): never => {
  throw new Error(`${setting}: ${flaw}.`);
};

/** Whether anybody is given this private file at an address. */
async function isGivenAway(url: string, contents: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(WITHIN_MS) }).catch(() => null);
  return answer?.ok === true && (await answer.text().catch(() => '')) === contents;
}

/** Writes a private file and a public one, reads them as the shop and as anybody does, and removes them. Returns what an owner should know. */
async function tryIt(ask: Ask, address: S3Address, publicUrl: string | null): Promise<string[]> {
  const expect = async (request: Parameters<Ask>[0]): Promise<string> => {
    const answer = await ask(request);
    if (answer.status >= 500) throw new Error(`${answer.status}`);
    if (answer.status >= 300) refuse('FILES_URL', flawOf(answer, address));
    return answer.text;
  };
  await expect({ method: 'GET', path: address.bucketPath, query: { 'list-type': '2', 'max-keys': '1' } });
  const [name, contents] = [`try-${randomUUID()}`, randomUUID()];
  const body = Buffer.from(contents);
  const notices: string[] = [];
  const paths = { p: `${address.path}p/${name}`, u: `${address.path}u/${name}` };
  try {
    for (const path of Object.values(paths)) await expect({ method: 'PUT', path, body });
    if ((await expect({ method: 'GET', path: paths.p })) !== contents)
      refuse('FILES_URL', 'what was written is not what is read');
    const { status } = await ask({ method: 'GET', path: paths.p, unsigned: true });
    if (status < 300)
      refuse(
        'FILES_URL',
        `anybody may read the private files of the bucket ${address.bucket}. Let its policy open u/ alone`,
      );
    if (publicUrl !== null) {
      if (await isGivenAway(`${publicUrl}/p/${name}`, contents))
        refuse('FILES_PUBLIC_URL', `${publicUrl}/p/ gives private files to anybody. Have it serve u/ alone`);
      if (!(await isGivenAway(`${publicUrl}/u/${name}`, contents)))
        notices.push(
          `FILES_PUBLIC_URL: ${publicUrl}/u/ does not serve what lies below u/ in the bucket: pictures are missing.`,
        );
    }
    for (const path of Object.values(paths)) await expect({ method: 'DELETE', path });
  } finally {
    for (const path of Object.values(paths)) await ask({ method: 'DELETE', path }).catch(() => undefined);
  }
  return notices;
}

/**
 * Tries the bucket of FILES_URL before anything is started. Throws one line that names the setting and what is wrong with it: no such
 * bucket, a key that is refused, private files that are open to anybody. A server that is away at the moment stops no start. Returns what
 * an owner should know.
 */
export async function tryBucket({ s3, publicUrl }: Config['files']): Promise<string[]> {
  if (!s3) return [];
  const { call, close } = createS3Call(s3);
  const read = async (answer: IncomingMessage): Promise<Answered> => ({
    status: answer.statusCode ?? 0,
    text: (await wholeOf(answer, WITHIN_MS)).toString('utf8'),
  });
  const ask: Ask = async (request) => read(await call({ ...request, withinMs: WITHIN_MS }));
  try {
    return await tryIt(ask, s3, publicUrl);
  } catch (error) {
    if (error instanceof Error && /^FILES_(PUBLIC_)?URL: /.test(error.message)) throw error;
    const flaw = flawOfConnection(error, s3);
    if (flaw) refuse('FILES_URL', flaw);
    const reason = error instanceof Error ? error.message : String(error);
    return [`FILES_URL: ${new URL(s3.origin).host} is away (${reason}): uploads, pictures and exports wait for it.`];
  } finally {
    close();
  }
}
