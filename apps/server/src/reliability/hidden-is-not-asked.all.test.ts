import { permissionKeys } from '@app/contract/core/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoundEndpoint } from '../platform/http/bind.ts';
import { demoApp } from '../testing/demo-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { endpointsOf, makeStaff, partsOf, send, staffToken, titleOf } from './every-endpoint.ts';

/** What a customer of the demo has that is theirs alone, with parts of it that somebody who guesses would ask for. */
const EMAIL = 'quxley.zirbad@vornix.example';
const PHONE = '2025550147';
const SECRETS = [
  { whole: EMAIL, parts: ['quxley', 'irba', 'vornix', 'zirbad@vor'] },
  { whole: PHONE, parts: ['2025550', '550147', '555014'] },
] as const;
/** Of nobody, and written alike. */
const NOTHING: Readonly<Record<string, readonly string[]>> = {
  [EMAIL]: ['quxlez', 'irbq', 'vornax', 'zirbat@vor'],
  [PHONE]: ['2025559', '559147', '555914'],
};

const HOUSE = 'staff of the house without personal data';
const AGENT = "an agent's staff without personal data";
const MERCHANT = "a merchant's staff";
const PERSONAL = 'staff with personal data';
const READERS = [HOUSE, AGENT, MERCHANT] as const;

let shop: TestApp;
let readers: Readonly<Record<(typeof READERS)[number] | typeof PERSONAL, string>>;
const db = () => shop.app.platform.db;

beforeAll(async () => {
  shop = await demoApp();
  // Whose order and comment are at a merchant's places, so that they are in as many lists as can be.
  const { rows } = await sql<{ customer: string; agent: string; merchant: string }>`
    SELECT o.customer_id AS customer, c.invited_by_agent AS agent, r.merchant_id AS merchant FROM travel_comment t
      JOIN travel_order o ON o.id = t.order_id JOIN customer c ON c.id = o.customer_id
      JOIN restaurant r ON r.id = o.subject_id
      WHERE r.merchant_id IS NOT NULL AND c.invited_by_agent IS NOT NULL ORDER BY o.id LIMIT 1`.execute(db());
  const found = rows[0];
  if (!found) throw new Error('the demo has no such customer');
  await sql`UPDATE customer SET email = ${EMAIL}, phone_country = 'US', phone = ${`+1${PHONE}`} WHERE id = ${found.customer}`.execute(
    db(),
  );
  const reader = async (of: { agentId?: string; merchantId?: string }, personal: boolean) => {
    const permissions = permissionKeys.filter((key) => personal || key !== 'people.users.personal');
    return staffToken(db(), await makeStaff(db(), { permissions, ...of }));
  };
  readers = {
    [HOUSE]: await reader({}, false),
    [AGENT]: await reader({ agentId: found.agent }, false),
    [MERCHANT]: await reader({ merchantId: found.merchant }, true),
    [PERSONAL]: await reader({}, true),
  };
}, 300_000);
afterAll(() => shop.close());

const lists = (): BoundEndpoint[] =>
  endpointsOf(shop).filter(
    ({ endpoint }) => endpoint.surface === 'backoffice' && endpoint.method === 'GET' && !endpoint.path.includes(':'),
  );

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** What a list cannot do without, whatever it is asked for; all of its rows, as what waits at one hour has ended at another. */
const needed = (bound: BoundEndpoint): Record<string, string> => {
  const { properties = {}, required = [] } = partsOf(bound).query;
  const range: Record<string, string> = { from: day(-60), to: day(60) };
  const tabs = (properties.tab as { enum?: readonly unknown[] } | undefined)?.enum ?? [];
  const whole = tabs.includes('all') ? { tab: 'all' } : {};
  return Object.assign(
    whole,
    Object.fromEntries(
      required.flatMap((name) => {
        const one = properties[name] as { enum?: readonly unknown[] } | undefined;
        const value = range[name] ?? (one?.enum?.at(-1) as string | undefined);
        return value === undefined ? [] : [[name, value] as const];
      }),
    ),
  );
};
/** What is typed freely in the question of a list. */
const typed = (bound: BoundEndpoint): string[] =>
  Object.entries(partsOf(bound).query.properties ?? {}).flatMap(([name, of]) => {
    const { type, enum: choices, format } = of as { type?: string; enum?: unknown; format?: string };
    return type === 'string' && !choices && !format && name !== 'cursor' ? [name] : [];
  });

/** Everything that is answered but what was asked and when. */
const answered = async (bound: BoundEndpoint, token: string, query: Record<string, string>): Promise<string> => {
  const { code, data } = await send(shop, bound, {
    params: {},
    query: { ...needed(bound), ...query },
    body: {},
    token,
  });
  return JSON.stringify([code, data]);
};
const shows = (answer: string, whole: string): boolean =>
  answer.replaceAll(/[^\w@.]/g, '').includes(whole.replaceAll(/[^\w@.]/g, ''));

/** Each part of a secret that can be typed anywhere, beside what is written alike and is nowhere. */
type Question = { bound: BoundEndpoint; name: string; whole: string; part: string; nothing: string };
const questions = function* (): Generator<Question> {
  for (const bound of lists())
    for (const name of typed(bound))
      for (const { whole, parts } of SECRETS)
        for (const [place, part] of parts.entries())
          yield { bound, name, whole, part, nothing: NOTHING[whole]?.[place] ?? '' };
};

/**
 * Returns whether a list answers a reader otherwise for a part of a secret than for what is nowhere. What it answers for some text that is
 * nowhere is asked once for each field: an answer like that one shows nothing, and any other is compared with that of a text written
 * like the part.
 */
function comparedFor(token: string): (question: Question) => Promise<{ differs: boolean; there: string }> {
  const nowhere = new Map<string, string>();
  return async ({ bound, name, part, nothing }) => {
    const asked = (text: string): Promise<string> => answered(bound, token, { [name]: text });
    const field = `${titleOf(bound)} ${name}`;
    const there = await asked(part);
    const plain = nowhere.get(field) ?? (await asked(nothing)).replaceAll(nothing, '');
    nowhere.set(field, plain);
    if (there.replaceAll(part, '') === plain) return { differs: false, there };
    return { differs: there.replaceAll(part, '') !== (await asked(nothing)).replaceAll(nothing, ''), there };
  };
}

test.each(READERS)(
  'what no list shows to %s cannot be asked for: not by its rows, its counts or its refusals',
  async (reader) => {
    const token = readers[reader];
    const answer: string[] = [];
    let asked = 0;
    let shown = 0;
    const compared = comparedFor(token);
    for (const question of questions()) {
      const { differs, there } = await compared(question);
      asked += 1;
      if (!differs) continue;
      if (shows(there, question.whole)) shown += 1;
      else answer.push(`${titleOf(question.bound)} ?${question.name}=${question.part}`);
    }
    expect(answer).toEqual([]);
    expect(asked).toBeGreaterThan(500);
    // A customer whom no list finds would prove nothing; to a merchant no account is shown.
    if (reader === MERCHANT) expect(shown).toBe(0);
    else expect(shown).toBeGreaterThan(5);
  },
  120_000,
);

test('who may see personal data finds customers by it in every list of customers', async () => {
  const found: string[] = [];
  const compared = comparedFor(readers[PERSONAL]);
  for (const question of questions())
    if ((await compared(question)).differs) found.push(`${question.bound.endpoint.name} ${question.part}`);
  for (const name of ['listUsers', 'listTravelComments', 'listReviews', 'listTravelOrders'])
    expect(found).toEqual(expect.arrayContaining([`${name} quxley`, `${name} 550147`]));
}, 120_000);
