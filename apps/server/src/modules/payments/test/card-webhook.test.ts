import { addMs, SECOND } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import {
  CARD_OLD_SECRET,
  CARD_SECRET,
  type CardShop,
  deliverCardEvent,
  OTHER_CHANNEL_SECRET,
  onPage,
  openCardShop,
  sendCard,
} from './card.fixtures.ts';
import { cardEvent, cardSignature, type FakeSession } from './fake-card-provider.ts';
import { type Order, standing } from './fixtures.ts';

let till: CardShop;
beforeAll(async () => {
  till = await openCardShop();
});
afterAll(async () => {
  await till.whole();
  await till.close();
});

const USD = 1_500;
type Begun = { order: Order; key: string; session: FakeSession };
const begun = async (): Promise<Begun> => {
  const order = await till.newOrder(await till.newCustomer(), USD);
  return { order, ...(await onPage(till, order)) };
};
/** A session as the provider tells of it once it was paid, without having been paid there. */
const paid = (session: FakeSession, changed: Partial<FakeSession> = {}): FakeSession => ({
  ...session,
  status: 'complete',
  payment_status: 'paid',
  payment_intent: `pi_of_${session.id}`,
  ...changed,
});
const COMPLETED = 'checkout.session.completed';
const eventsOf = async (key: string) =>
  (
    await sql<{ outcome: string }>`SELECT outcome FROM provider_event
      WHERE channel = 'card' AND provider_key = ${key} ORDER BY received_at, event_id`.execute(till.db)
  ).rows.map(({ outcome }) => outcome);

type Forged = { header?: string | string[]; body?: string };
const sign = (body: string, at: Date, secrets: readonly string[] = [CARD_SECRET]) => cardSignature(body, at, secrets);
/** Every way to forge a delivery: the header, and the body when it is not the one that was signed. */
const forgeries: Record<string, (body: string, now: Date) => Forged> = {
  'no signature': () => ({ header: '' }),
  'wrong secret': (body, now) => ({ header: sign(body, now, ['whsec_some_other_secret']) }),
  'flipped byte': (body, now) => ({ header: sign(body, now), body: body.replace('1500', '1501') }),
  'too old': (body, now) => ({ header: sign(body, addMs(now, -302 * SECOND)) }),
  'from the future': (body, now) => ({ header: sign(body, addMs(now, 302 * SECOND)) }),
  'truncated v1': (body, now) => ({ header: sign(body, now).slice(0, -1) }),
  'empty v1': (_body, now) => ({ header: `t=${Math.floor(now.getTime() / SECOND)},v1=` }),
  'v0 only': (body, now) => ({ header: sign(body, now).replace('v1=', 'v0=') }),
  'duplicate t': (body, now) => ({ header: `t=1,${sign(body, now)}` }),
  'JSON written anew': (body, now) => ({ header: sign(body, now), body: JSON.stringify(JSON.parse(body), null, 1) }),
  'over-long header': (body, now) => ({ header: `${sign(body, now)},v0=${'a'.repeat(1_000)}` }),
  'time of another delivery': (body, now) => ({
    header: sign(body, now).replace(/^t=\d+/, `t=${Math.floor(now.getTime() / SECOND) - 1}`),
  }),
};

test.each(Object.entries(forgeries))(
  'M14: when a delivery of a card is forged (%s), then it is refused 50 times without effect',
  async (_name, forge) => {
    const { order, key, session } = await begun();
    const body = JSON.stringify(cardEvent(COMPLETED, paid(session)));
    const forged = forge(body, till.apps[0].platform.clock.now());
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        sendCard(till.apps[index % 2 ? 1 : 0], forged.body ?? body, forged.header ?? ''),
      ),
    );
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: refusalCode('payment.forged') });
    }
    expect(await standing(till.db, order)).toMatchObject({ payment: 'pending', credited: 0 });
    expect(await eventsOf(key)).toEqual([]);
  },
);

test("M14: when another card channel's secret signed it, then it is genuine but not about this channel's try", async () => {
  const { order, key, session } = await begun();
  const body = JSON.stringify(cardEvent(COMPLETED, paid(session)));
  const header = sign(body, till.apps[0].platform.clock.now(), [OTHER_CHANNEL_SECRET]);
  for (let index = 0; index < 50; index += 1)
    expect((await sendCard(till.apps[index % 2 ? 1 : 0], body, header)).statusCode).toBe(200);
  expect(await standing(till.db, order)).toMatchObject({ payment: 'pending', credited: 0 });
  expect(await eventsOf(key)).toEqual(['unknown_attempt']);
});

test('M14: when one event of a card is delivered 100 times at once, then it acts once and every answer is 200', async () => {
  const { order, key, session } = await begun();
  const body = JSON.stringify(cardEvent(COMPLETED, paid(session)));
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => sendCard(till.apps[index % 2 ? 1 : 0], body)),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await standing(till.db, order)).toMatchObject({ order: 'paid', payment: 'paid', taken: 1, credited: 0 });
  expect(await eventsOf(key)).toEqual(['settled']);
});

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

test('M14: when four events of a card come in any of the 24 orders, then the end is the same', async () => {
  const four = [
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
    COMPLETED,
    'checkout.session.async_payment_succeeded',
  ];
  for (const order of permutations(four)) {
    const { order: bought, session } = await begun();
    for (const type of order) expect(await deliverCardEvent(till, type, paid(session))).toBe(200);
    expect(await standing(till.db, bought)).toMatchObject({ order: 'paid', payment: 'paid', taken: 1, credited: 0 });
  }
});

test('M14: when amount, currency or try of a card do not fit, then it is written down and nothing is credited', async () => {
  const { order, key, session } = await begun();
  const wrong = [
    { amount_total: USD - 1 },
    { amount_total: USD * 100 },
    { currency: 'eur' },
    { metadata: { avela: 'A'.repeat(32) } },
  ];
  for (const changed of wrong) expect(await deliverCardEvent(till, COMPLETED, paid(session, changed))).toBe(200);
  expect(await standing(till.db, order)).toMatchObject({ payment: 'pending', credited: 0 });
  expect(await eventsOf(key)).toEqual(['mismatch', 'mismatch', 'mismatch']);
  expect(await eventsOf('A'.repeat(32))).toEqual(['unknown_attempt']);
  // Not one of ours, not paid yet, or nothing we act on.
  expect(await deliverCardEvent(till, COMPLETED, paid(session, { metadata: {} }))).toBe(200);
  expect(await deliverCardEvent(till, COMPLETED, paid(session, { payment_status: 'unpaid' }))).toBe(200);
  expect(await deliverCardEvent(till, 'charge.succeeded', { id: 'ch_1' })).toBe(200);
  expect(await standing(till.db, order)).toMatchObject({ payment: 'pending', credited: 0 });
  expect(await deliverCardEvent(till, COMPLETED, paid(session))).toBe(200);
  expect(await standing(till.db, order)).toMatchObject({ payment: 'paid', credited: 0 });
});

test('M14: while secrets rotate, deliveries signed by either or both are accepted', async () => {
  for (const secrets of [[CARD_OLD_SECRET], [CARD_OLD_SECRET, CARD_SECRET], ['whsec_retired', CARD_OLD_SECRET]]) {
    const { order, session } = await begun();
    const body = JSON.stringify(cardEvent(COMPLETED, paid(session)));
    const header = sign(body, till.apps[0].platform.clock.now(), secrets);
    expect((await sendCard(till.apps[1], body, header)).statusCode).toBe(200);
    expect(await standing(till.db, order)).toMatchObject({ payment: 'paid' });
  }
});

test('when a genuine delivery of a card is no event, then it is refused as input', async () => {
  for (const body of ['{', '[]', 'null', '{"id":"evt_12345678"}', '{"object":"v2.core.event"}'])
    expect((await sendCard(till.apps[0], body)).json()).toMatchObject({ code: refusalCode('input.invalid') });
  expect((await sendCard(till.apps[0], '')).json().code).toBeGreaterThanOrEqual(refusalCode('input.invalid'));
});

test('when the demonstration has moved our time, then the provider, who signs in real time, is still believed', async () => {
  const { order, session } = await begun();
  const { clock } = till.apps[0].platform;
  const body = JSON.stringify(cardEvent(COMPLETED, paid(session)));
  const header = sign(body, clock.now());
  await clock.move({ ms: 3_600 * SECOND, reset: false });
  expect((await sendCard(till.apps[0], body, header)).statusCode).toBe(200);
  await clock.move({ ms: 0, reset: true });
  expect(await standing(till.db, order)).toMatchObject({ payment: 'paid' });
});
