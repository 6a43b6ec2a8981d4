import { addMs, SECOND } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { signatureOf } from '../domain/webhook-signature.ts';
import { begin, deliver, type Message, message, send } from './calls.fixtures.ts';
import { OLD_SECRET, type Order, openPaymentShop, type PaymentShop, SECRET, standing } from './fixtures.ts';

let till: PaymentShop;
beforeAll(async () => {
  till = await openPaymentShop();
});
afterAll(async () => {
  await till.whole();
  await till.close();
});

const USD = 1_500;
const begun = async (): Promise<{ order: Order; checkout: string }> => {
  const order = await till.newOrder(await till.newCustomer(), USD);
  return { order, checkout: await begin(till, order) };
};
const eventsOf = async (checkout: string) =>
  (
    await sql<{
      outcome: string;
    }>`SELECT outcome FROM provider_event WHERE provider_key = ${checkout} ORDER BY event_id`.execute(till.db)
  ).rows.map((row) => row.outcome);

/** Every way to forge a delivery: the header, and the body when it is not the one that was signed. */
const forgeries: Record<string, (body: string, now: Date) => { header?: string | string[]; body?: string }> = {
  'no signature': () => ({ header: '' }),
  'wrong secret': (body, now) => ({ header: signatureOf(Buffer.from(body), now, ['some-other-secret']) }),
  'flipped byte': (body, now) => ({
    header: signatureOf(Buffer.from(body), now, [SECRET]),
    body: body.replace('1500', '1501'),
  }),
  'too old': (body, now) => ({ header: signatureOf(Buffer.from(body), addMs(now, -302 * SECOND), [SECRET]) }),
  'from the future': (body, now) => ({ header: signatureOf(Buffer.from(body), addMs(now, 302 * SECOND), [SECRET]) }),
  'truncated v1': (body, now) => ({ header: signatureOf(Buffer.from(body), now, [SECRET]).slice(0, -1) }),
  'empty v1': (_body, now) => ({ header: `t=${Math.floor(now.getTime() / SECOND)},v1=` }),
  'v0 only': (body, now) => ({ header: signatureOf(Buffer.from(body), now, [SECRET]).replace('v1=', 'v0=') }),
  'duplicate t': (body, now) => ({ header: `t=1,${signatureOf(Buffer.from(body), now, [SECRET])}` }),
  'JSON written anew': (body, now) => ({
    header: signatureOf(Buffer.from(body), now, [SECRET]),
    body: JSON.stringify(JSON.parse(body), null, 1),
  }),
  'over-long header': (body, now) => ({
    header: `${signatureOf(Buffer.from(body), now, [SECRET])},v0=${'a'.repeat(1_000)}`,
  }),
  'time of another delivery': (body, now) => ({
    header: signatureOf(Buffer.from(body), now, [SECRET]).replace(
      /^t=\d+/,
      `t=${Math.floor(now.getTime() / SECOND) - 1}`,
    ),
  }),
};

test.each(Object.entries(forgeries))(
  'M14: when a delivery is forged (%s), then it is refused 50 times without effect',
  async (_name, forge) => {
    const { order, checkout } = await begun();
    const body = JSON.stringify(message(checkout, USD));
    const forged = forge(body, till.apps[0].platform.clock.now());
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        send(till.apps[index % 2 ? 1 : 0], forged.body ?? body, forged.header ?? ''),
      ),
    );
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: refusalCode('payment.forged') });
    }
    expect(await standing(till.db, order)).toMatchObject({ payment: 'pending', credited: 0 });
    expect(await eventsOf(checkout)).toEqual([]);
  },
);

test('M14: when one event is delivered 100 times at once, then it acts once and every answer is 200', async () => {
  const { order, checkout } = await begun();
  const report = message(checkout, USD);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => deliver(till, report, till.apps[index % 2 ? 1 : 0])),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await standing(till.db, order)).toMatchObject({ order: 'paid', payment: 'paid', taken: 1, credited: 0 });
  expect(await eventsOf(checkout)).toEqual(['settled']);
});

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

test('M14: when four events come in any of the 24 orders, then the end is the same', async () => {
  for (const order of permutations(['checkout.failed', 'checkout.cancelled', 'checkout.paid', 'checkout.paid'])) {
    const { order: bought, checkout } = await begun();
    for (const type of order) expect(await deliver(till, message(checkout, USD, { type }))).toBe(200);
    expect(await standing(till.db, bought)).toMatchObject({ order: 'paid', payment: 'paid', taken: 1, credited: 0 });
  }
});

test('M14: when amount, currency or try do not fit, then it is written down and nothing is credited', async () => {
  const { order, checkout } = await begun();
  const wrong: Message[] = [
    message(checkout, USD - 1),
    message(checkout, USD * 100),
    message(checkout, USD, { currency: 'EUR' }),
  ];
  for (const report of wrong) expect(await deliver(till, report)).toBe(200);
  expect(await deliver(till, message('A'.repeat(32), USD))).toBe(200);
  expect(await standing(till.db, order)).toMatchObject({ payment: 'pending', credited: 0 });
  expect(await eventsOf(checkout)).toEqual(['mismatch', 'mismatch', 'mismatch']);
  expect(await eventsOf('A'.repeat(32))).toEqual(['unknown_attempt']);
  expect(await deliver(till, message(checkout, USD))).toBe(200);
  expect(await standing(till.db, order)).toMatchObject({ payment: 'paid', credited: 0 });
});

test('when the older secret is still live, then deliveries signed by it are accepted', async () => {
  const { order, checkout } = await begun();
  const body = JSON.stringify(message(checkout, USD));
  const answer = await send(
    till.apps[0],
    body,
    signatureOf(Buffer.from(body), till.apps[0].platform.clock.now(), [OLD_SECRET]),
  );
  expect(answer.statusCode).toBe(200);
  expect(await standing(till.db, order)).toMatchObject({ payment: 'paid' });
});

test('when a genuine delivery is no message of ours, then it is refused as input', async () => {
  for (const body of [
    '',
    '{',
    '[]',
    'null',
    '{"id":"evt_12345678"}',
    JSON.stringify({ ...message('k', 1), amount: 1.5 }),
  ]) {
    expect((await send(till.apps[0], body)).json()).toMatchObject({ code: refusalCode('input.invalid') });
  }
});
