import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { App } from '../../../app.ts';
import { pay } from './calls.fixtures.ts';
import { cardEvent, cardSignature, type FakeCardProvider, fakeCardProvider } from './fake-card-provider.ts';
import { type Order, openPaymentShop, type PaymentShop } from './fixtures.ts';

export const CARD_SECRET = 'whsec_the_first_of_the_test';
export const CARD_OLD_SECRET = 'whsec_the_older_of_the_test';
export const OTHER_CHANNEL_SECRET = 'whsec_of_the_other_card_channel';

const insertChannel = (
  till: PaymentShop,
  channel: { id: string; identifier: string; kind: string; config: object; secrets: object },
) =>
  sql`INSERT INTO payment_channel (id, identifier, kind, title, config, secrets)
    VALUES (${channel.id}, ${channel.identifier}, ${channel.kind}, '{"en-US": "A channel"}',
      ${JSON.stringify(channel.config)}, ${JSON.stringify(channel.secrets)})`.execute(till.db);

/** A channel of the test, with config and secrets as the back office stores them; every process hears of it. */
export async function addChannel(
  till: PaymentShop,
  channel: { kind: string; config: object; secrets?: Record<string, readonly string[]> },
): Promise<string> {
  const id = randomUUID();
  const secrets = Object.fromEntries(
    Object.entries(channel.secrets ?? {}).map(([name, values]) => [name, { values, changedAt: null }]),
  );
  await insertChannel(till, { ...channel, id, identifier: `${channel.kind}-${id}`, secrets });
  for (const app of till.apps) app.platform.cache.drop(['channels']);
  return id;
}

/** A till beside a card provider of its own. */
export async function openCardShop() {
  const provider = await fakeCardProvider();
  const till = await openPaymentShop();
  const config = { apiBase: provider.base };
  const secretKey = [provider.secretKey];
  const card = await addChannel(till, {
    kind: 'card',
    config,
    secrets: { secretKey, webhookSecrets: [CARD_SECRET, CARD_OLD_SECRET] },
  });
  const otherCard = await addChannel(till, {
    kind: 'card',
    config,
    secrets: { secretKey, webhookSecrets: [OTHER_CHANNEL_SECRET] },
  });
  return {
    ...till,
    provider,
    card,
    otherCard,
    close: async () => {
      await till.close();
      await provider.close();
    },
  };
}
export type CardShop = Awaited<ReturnType<typeof openCardShop>>;

/** Begins a payment by card without opening the provider's page; gives the key of the try. */
export async function beginCard(till: CardShop, order: Order): Promise<string> {
  const answer = await pay(till, order, till.card);
  const key = /^\/pay\/card\/([A-Za-z0-9_-]+)\?/.exec(String(answer.data.redirect))?.[1];
  if (!key) throw new Error(`no redirect: ${answer.text}`);
  return key;
}

/** Opens our address of a try, as the customer's browser does. */
export const openPage = (app: App, providerKey: string, rest = '?lang=en-US', cookie?: string) =>
  app.server.inject({
    method: 'GET',
    url: `/pay/card/${providerKey}${rest}`,
    headers: cookie ? { cookie } : {},
  });

/** A try whose page is open at the provider. */
export async function onPage(till: CardShop, order: Order) {
  const key = await beginCard(till, order);
  const answer = await openPage(till.apps[0], key);
  if (answer.statusCode !== 303) throw new Error(`page: ${answer.statusCode} ${answer.body}`);
  return { key, session: till.provider.sessionOf(key) };
}

/** Delivers a body to the webhook of cards. */
export const sendCard = (app: App, body: string, header?: string | string[]) =>
  app.server.inject({
    method: 'POST',
    url: '/webhooks/card',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': header ?? cardSignature(body, app.platform.clock.now(), [CARD_SECRET]),
    },
    payload: body,
  });

/** Delivers an event about an object, properly signed; gives the HTTP status. */
export const deliverCardEvent = async (till: CardShop, type: string, object: object, app: App = till.apps[0]) =>
  (await sendCard(app, JSON.stringify(cardEvent(type, object)))).statusCode;

export type { FakeCardProvider };
