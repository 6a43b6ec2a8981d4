import { createHash, randomBytes } from 'node:crypto';
import { assistantEndpoints } from '@app/contract/assistants/endpoints';
import type { TestApp } from '../../../testing/test-app.ts';
import type { openProfiles } from './fixtures.ts';

export const BACK = 'https://app.example/back';

type Profiles = Awaited<ReturnType<typeof openProfiles>>;

/** The address of a program whose document says this of it. */
export function program(profiles: Profiles, path: string, more: object = {}): string {
  const url = profiles.at(path);
  const text = JSON.stringify({ client_id: url, client_name: 'Helper', redirect_uris: [BACK], ...more });
  return profiles.at(path, { text });
}

/** What a program holds, and what it sends along. */
export function pkce() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** The request of a program as it stands in the address. */
export const askOf = (clientId: string, challenge: string, more: Record<string, string> = {}): string =>
  new URLSearchParams({
    client_id: clientId,
    redirect_uri: BACK,
    response_type: 'code',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 'st',
    scope: 'orders:read',
    ...more,
  }).toString();

/** How a program and a customer talk to a shop about access. */
export function accessTo(shop: TestApp) {
  const form = async (path: string, fields: Record<string, string>) => {
    const answer = await shop.app.server.inject({
      method: 'POST',
      url: `/oauth/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  const token = (fields: Record<string, string>) => form('token', fields);
  const allow = async (customer: string, ask: string, allowed = true) => {
    const { data, code } = await shop.call(assistantEndpoints.answerAssistant, {
      token: customer,
      body: { ask, allowed },
    });
    return { code, back: code === 200 ? new URL(data.back) : null };
  };
  const exchange = (clientId: string, code: string, verifier: string) =>
    token({ grant_type: 'authorization_code', client_id: clientId, redirect_uri: BACK, code, code_verifier: verifier });
  return {
    form,
    token,
    allow,
    exchange,
    refresh: (clientId: string, refreshToken: string, more: Record<string, string> = {}) =>
      token({ grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken, ...more }),
    /** Goes all the way: a customer allows, the program has tokens. */
    connect: async (customer: string, clientId: string) => {
      const { verifier, challenge } = pkce();
      const { back } = await allow(customer, askOf(clientId, challenge));
      const { body } = await exchange(clientId, back?.searchParams.get('code') ?? '', verifier);
      return body as { access_token: string; refresh_token: string; expires_in: number; scope: string };
    },
  };
}
