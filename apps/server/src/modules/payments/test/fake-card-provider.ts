import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Metadata = Record<string, string>;
export type FakeSession = {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  client_reference_id: string;
  metadata: Metadata;
  payment_intent: string | null;
  url: string | null;
  success_url: string;
  cancel_url: string;
};
export type FakeRefund = {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  metadata: Metadata;
  status: 'succeeded' | 'pending' | 'failed' | 'canceled';
};
/** `lost`: it does what was asked and the answer never arrives; `fault`: it does nothing and says 500; `silent`: nothing at all. */
export type Trouble = 'lost' | 'fault' | 'silent';

const read = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
};

/** The fields `metadata[…]` of a form. */
const metadataOf = (form: URLSearchParams): Metadata =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );

/**
 * A server that speaks the few calls of Stripe's API that we make, keys and all, with troubles planted at will.
 * `pageOf`: the address of a session's page.
 */
export async function fakeCardProvider(
  secretKey = 'sk_test_of_the_fake_provider',
  pageOf = (sessionId: string): string => `https://checkout.example/${sessionId}`,
) {
  const sessions = new Map<string, FakeSession>();
  const refunds: FakeRefund[] = [];
  const kept = new Map<string, { form: string; status: number; body: unknown }>();
  const calls: string[] = [];
  const troubles: Trouble[] = [];
  let refuseRefunds = false;
  let away = false;

  const refusal = (message: string, type = 'invalid_request_error') => ({ error: { type, message } });

  const make = (form: URLSearchParams): FakeSession => {
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id') ?? '',
      metadata: metadataOf(form),
      payment_intent: null,
      url: pageOf(id),
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
    };
    sessions.set(id, session);
    return session;
  };

  const refund = (form: URLSearchParams): [number, unknown] => {
    if (refuseRefunds) return [400, refusal('Charge has already been refunded.')];
    const made: FakeRefund = {
      id: `re_${randomUUID()}`,
      object: 'refund',
      amount: Number(form.get('amount')),
      currency: 'usd',
      payment_intent: form.get('payment_intent') ?? '',
      metadata: metadataOf(form),
      status: 'pending',
    };
    refunds.push(made);
    return [200, made];
  };

  const act = (method: string, url: URL, form: URLSearchParams): [number, unknown] => {
    const [, , group, ...rest] = url.pathname.split('/');
    const session = sessions.get(rest[1] ?? '');
    if (method === 'POST' && url.pathname === '/v1/checkout/sessions') return [200, make(form)];
    if (group === 'checkout' && session && method === 'GET') return [200, session];
    if (group === 'checkout' && session && rest[2] === 'expire') {
      if (session.status !== 'open') return [400, refusal('Only open sessions can be expired.')];
      Object.assign(session, { status: 'expired', url: null });
      return [200, session];
    }
    if (group === 'refunds' && method === 'POST') return refund(form);
    if (group === 'refunds') {
      const data = refunds.filter((one) => one.payment_intent === url.searchParams.get('payment_intent'));
      return [200, { object: 'list', data, has_more: false, url: '/v1/refunds' }];
    }
    return [404, refusal('No such object')];
  };

  const answer = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${randomUUID()}` });
    response.end(JSON.stringify(body));
  };

  /** What an authorised call leads to; the same again for a key that was used before. */
  const performed = (request: IncomingMessage, form: URLSearchParams): [number, unknown] => {
    const key = request.method === 'POST' ? String(request.headers['idempotency-key'] ?? '') : '';
    const before = kept.get(key);
    if (before && before.form !== form.toString()) {
      return [400, refusal('Keys for idempotent requests are for one body', 'idempotency_error')];
    }
    if (before) return [before.status, before.body];
    const [status, body] = act(request.method ?? 'GET', new URL(request.url ?? '/', 'http://fake'), form);
    if (key) kept.set(key, { form: form.toString(), status, body: structuredClone(body) });
    return [status, body];
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = await read(request);
    calls.push(`${request.method} ${request.url?.split('?')[0]}`);
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return answer(response, 401, refusal('Invalid API Key', 'authentication_error'));
    }
    const trouble = away ? 'fault' : troubles.shift();
    if (trouble === 'fault') return answer(response, 500, refusal('Something is wrong here', 'api_error'));
    if (trouble === 'silent') return;
    const [status, body] = performed(request, form);
    if (trouble === 'lost') request.socket.destroy();
    else answer(response, status, body);
  };

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    secretKey,
    host: `127.0.0.1:${port}`,
    base: `http://127.0.0.1:${port}`,
    sessions,
    refunds,
    calls,
    /** The next calls meet these, one each. */
    plant: (...planted: Trouble[]) => void troubles.push(...planted),
    setAway: (is: boolean) => {
      away = is;
    },
    /** As after a day: the keys are forgotten. */
    forgetKeys: () => kept.clear(),
    refuseRefunds: (is: boolean) => {
      refuseRefunds = is;
    },
    /** The session of a try. */
    sessionOf: (providerKey: string): FakeSession => {
      const found = [...sessions.values()].filter((one) => one.client_reference_id === providerKey);
      if (found.length !== 1 || !found[0]) throw new Error(`${found.length} sessions for ${providerKey}`);
      return found[0];
    },
    /** The customer pays on the page. */
    pay: (session: FakeSession): FakeSession =>
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: `pi_${randomUUID()}`,
        url: null,
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type FakeCardProvider = Awaited<ReturnType<typeof fakeCardProvider>>;

/** An event of the provider about an object, as it stands. */
export const cardEvent = (type: string, object: object, id = `evt_${randomUUID()}`) => ({
  id,
  object: 'event',
  api_version: '2026-01-01',
  created: 1,
  livemode: false,
  pending_webhooks: 1,
  request: null,
  type,
  data: { object: structuredClone(object) },
});

/** The header by which the provider signs a body. */
export function cardSignature(body: string, at: Date, secrets: readonly string[]): string {
  const time = Math.floor(at.getTime() / 1_000);
  const sign = (secret: string) => createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return [`t=${time}`, ...secrets.map((secret) => `v1=${sign(secret)}`)].join(',');
}
