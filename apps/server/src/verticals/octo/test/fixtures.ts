import { RESELLING } from '@app/contract/api-keys/reselling';
import { sql } from 'kysely';
import { plantKey } from '../../../modules/api-keys/test/fixtures.ts';
import type { Buyer, Shop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { expectOcto, type Rule } from './octo-rules.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies are held against the standard's own schemas
export type Body = any;
export type OctoAnswer = { readonly status: number; readonly body: Body; readonly headers: Record<string, unknown> };
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Sent = { readonly body?: unknown; readonly headers?: Record<string, string>; readonly ip?: string };

/** Calls of OCTO by a key, or without one. */
export function octo(shop: Pick<TestApp, 'app'>, token: string | null) {
  const call = async (method: Method, path: string, { body, headers, ip }: Sent = {}): Promise<OctoAnswer> => {
    const answer = await shop.app.server.inject({
      method,
      url: `/octo${path}`,
      headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(ip === undefined ? {} : { remoteAddress: ip }),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json(), headers: answer.headers };
  };
  /** The same for a call that is to succeed: its answer fits a schema of the standard. */
  const ok = async (rule: Rule, method: Method, path: string, sent: Sent = {}): Promise<Body> => {
    const { status, body } = await call(method, path, sent);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
    expectOcto(rule, body);
    return body;
  };
  return { call, ok };
}

/** Prices and contents are asked for. */
export const ALL = { 'octo-capabilities': 'octo/content,octo/pricing' };
export const PRICED = { 'octo-capabilities': 'octo/pricing' };

type KeyOf = Partial<Parameters<typeof plantKey>[1]> & { readonly account?: string | null };

/** A key that sells tours on an account, which is the buyer's unless another is named. */
export async function resellerKey(shop: Shop, madeBy: string, buyer: Buyer, of: KeyOf = {}): Promise<string> {
  const { db } = shop.app.platform;
  const { account, ...key } = of;
  const { id, token } = await plantKey(db, { madeBy, permissions: [RESELLING], ...key });
  if (account !== null) {
    await sql`INSERT INTO reseller_account (key_id, customer_id) VALUES (${id}, ${account ?? buyer.id})`.execute(db);
  }
  return token;
}

export const GUEST = {
  firstName: 'Ines',
  lastName: 'Sousa',
  emailAddress: 'ines@example.com',
  phoneNumber: '+12025550123',
};
