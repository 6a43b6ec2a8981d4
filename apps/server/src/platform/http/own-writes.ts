import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { basePath, changesSomething, type Endpoint } from '@app/contract/core/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { ALL_STAFF, customerAddress, EVERYONE, staffAddress } from '../realtime/listeners.ts';
import { NOTHING, type Position, UNREACHED } from '../replicas/position.ts';
import { asReader } from '../replicas/reader.ts';
import type { ReplicaService } from '../replicas/replicas.ts';
import { antiForgerySecret } from './anti-forgery.ts';
import type { Actors } from './call-context.ts';

const COOKIE = 'written';
/** A position and as many zeros, by which a forged one is known. */
const BLOCK_BYTES = 16;

type CallOf = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly actors: Actors };

/** Serves one call with `work`, so that the caller reads what they wrote. */
export type OwnWrites = <T>(endpoint: Endpoint, call: CallOf, work: () => Promise<T>) => Promise<T>;

/** Writes positions so that only processes with the same secret can read them: how fast the log of a shop grows is its own affair. */
function createSeal(config: Config) {
  const key = createHash('sha256')
    .update(`written ${antiForgerySecret(config)}`)
    .digest()
    .subarray(0, BLOCK_BYTES);
  return {
    seal: (position: Position): string => {
      const block = Buffer.alloc(BLOCK_BYTES);
      block.writeBigUInt64BE(position);
      // One block under a key of its own: there is nothing to chain.
      const cipher = createCipheriv('aes-128-ecb', key, null).setAutoPadding(false);
      return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url');
    },
    /** Of what was not sealed here nothing is known: no replica is sure to have it. */
    open: (text: string): Position => {
      const sealed = Buffer.from(text, 'base64url');
      if (sealed.length !== BLOCK_BYTES) return UNREACHED;
      const decipher = createDecipheriv('aes-128-ecb', key, null).setAutoPadding(false);
      const block = Buffer.concat([decipher.update(sealed), decipher.final()]);
      return block.readBigUInt64BE(8) === 0n ? block.readBigUInt64BE() : UNREACHED;
    },
  };
}

/** The addresses that news reach the caller at, their own first. */
function hearsOf({ customer, staff }: Actors): readonly string[] {
  if (staff) return [staffAddress(staff.id), ALL_STAFF, EVERYONE];
  return customer ? [customerAddress(customer.id), EVERYONE] : [];
}

/**
 * Returns how calls are served where replicas answer reads. After a call that changes something the browser is given the position of the
 * log that its changes lie before, as a cookie, whatever process serves it next; what a person changed in this process counts
 * for all devices of theirs. Without replicas nothing is done.
 */
export function createOwnWrites(replicas: ReplicaService, config: Config): OwnWrites {
  if (!replicas.any) return (_endpoint, _call, work) => work();
  const { seal, open } = createSeal(config);
  // A replica that answers has all that is older.
  const seconds = config.replicas.lagSeconds * 2;

  const writtenBy = (request: FastifyRequest): Position => {
    const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('=', 2));
    const value = pairs.find(([name]) => name === COOKIE)?.[1];
    return value === undefined ? NOTHING : open(value);
  };

  async function handOn({ surface }: Endpoint, { request, reply, actors }: CallOf): Promise<void> {
    const [own] = hearsOf(actors);
    if (own !== undefined) replicas.noteNews(own);
    const secure = request.protocol === 'https' || config.publicUrl?.startsWith('https:') ? '; Secure' : '';
    const attributes = `Path=${basePath[surface]}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
    reply.header('set-cookie', `${COOKIE}=${seal(await replicas.position())}; ${attributes}`);
  }

  return async (endpoint, call, work) => {
    if (changesSomething(endpoint)) return work().finally(() => handOn(endpoint, call));
    const hears = hearsOf(call.actors);
    const written = writtenBy(call.request);
    // A program that calls with a key may keep no cookies: without one it is not known what it wrote.
    if (hears.length === 0 || (call.actors.staff?.apiKeyId && written === NOTHING)) return work();
    return asReader(replicas.readerOf(hears, written), work);
  };
}
