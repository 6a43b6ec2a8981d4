import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { concurrencyLimits } from '@app/contract/core/concurrency';
import { comboEndpoints as combos } from '@app/contract/verticals/combos/endpoints';
import { walletEndpoints } from '@app/contract/wallet/endpoints';
import { addDays } from '@app/kernel/local-day';
import { afterEach, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../demo/demo-customer.ts';
import { patient } from '../platform/testing/chaos.ts';
import { demoApp } from '../testing/demo-app.ts';
import type { TestApp } from '../testing/test-app.ts';

/** More than the program has connections for. */
const CROWD = 16;

let demo: TestApp;
afterEach(() => demo.close());

/** Questions about days and parts of the demo's combos, each another one. */
async function questions(): Promise<
  (() => Promise<{ status: number; code: number; headers: Record<string, unknown> }>)[]
> {
  const { list } = (await demo.call(combos.combos, { query: { limit: '20' } })).data;
  return list.flatMap(({ id, day }) =>
    day
      ? [
          () => demo.call(combos.comboPlan, { query: { id, day } }),
          () => demo.call(combos.comboPlan, { query: { id, day: addDays(day, 1) } }),
          () => demo.call(combos.comboCalendar, { query: { id, first: day, last: addDays(day, 20) } }),
        ]
      : [],
  );
}

test(
  'sixteen strangers plan combos on a program that has just started: each is answered, and a wallet is read meanwhile',
  async () => {
    demo = await demoApp();
    const { data } = await demo.call(accountEndpoints.login, { body: DEMO_CUSTOMER });
    const plans = (await questions()).filter((_, index) => index % 3 === 0).slice(0, CROWD);
    let planned = false;
    const answers = Promise.all(plans.map((ask) => ask())).finally(() => {
      planned = true;
    });
    const wallets = [];
    while (!planned) wallets.push(await timed(() => demo.call(walletEndpoints.wallet, { token: data.token.token })));
    expect((await answers).map(({ code }) => code)).toEqual(plans.map(() => 200));
    expect(wallets.map(({ code }) => code)).toEqual(wallets.map(() => 200));
    expect(Math.max(...wallets.map(({ ms }) => ms))).toBeLessThan(patient(2_000));
  },
  patient(120_000),
);

test(
  'of many who ask at a time some are told to come back, in their language and with a time; none meets a fault',
  async () => {
    demo = await demoApp();
    const { atOnce, waiting } = concurrencyLimits.combos;
    const all = await questions();
    const asked = Array.from({ length: atOnce + waiting + 10 }, (_, index) => all[index % all.length]);
    const answers = await Promise.all(asked.map((ask) => ask?.()));
    const refused = answers.filter((answer) => answer?.status !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(refused.map((answer) => [answer?.status, answer?.code])).toEqual(refused.map(() => [503, 5004]));
    expect(refused[0]).toMatchObject({
      headers: { 'retry-after': '3' },
      data: { error: 'service.busy', retryAfter: 3 },
      msg: expect.stringMatching(/^Many people/),
    });
    expect(answers.filter((answer) => answer?.status === 200).length).toBeGreaterThan(0);
  },
  patient(120_000),
);

async function timed<T extends object>(work: () => Promise<T>): Promise<T & { ms: number }> {
  const begun = performance.now();
  const done = await work();
  return { ...done, ms: performance.now() - begun };
}
