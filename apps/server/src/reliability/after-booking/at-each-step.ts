import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { chaosCount } from '../../platform/testing/chaos.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { testApp } from '../../testing/test-app.ts';
import { type CutDatabase, openCutDatabase } from './cut-database.ts';

/** A shop, and a second program on its database that is cut off from it at any statement. */
export type Fragile = {
  readonly shop: Shop;
  readonly victim: Shop;
  readonly database: CutDatabase;
  close(): Promise<void>;
};

const silent = () => new Writable({ write: (_bytes, _encoding, done) => done() });

export async function openFragile(env: Record<string, string> = {}): Promise<Fragile> {
  const shop = await openShop(env);
  const database = await openCutDatabase(shop.databaseUrl);
  const second = await testApp({ databaseUrl: database.url, env: { DATABASE_POOL: '6', ...env }, logTo: silent() });
  const victim = { ...shop, ...second };
  return {
    shop,
    victim,
    database,
    close: async () => {
      await second.close();
      await database.close();
      await shop.close();
    },
  };
}

/** So many statements apart are the points at which a program is cut off, beside those before and after each commit; of a night one. */
const EVERY = chaosCount('CHAOS_STEP', 5);
/** More points than anything has. */
const MOST = 2_000;

export type Step = {
  readonly name: string;
  /** Done by the program that is cut off; done again with the same key each time. */
  readonly work: () => Promise<unknown>;
  /** Whether it is cut off at each of its statements: it has few. */
  readonly short?: boolean;
};

const broken = async (shop: Shop) => {
  await shop.app.runJobs('wallet.seal-ledger');
  return (await shop.app.verify()).filter(({ ok }) => !ok);
};

/**
 * Does a step again and again, each time cut off some statements later, and at commits before and after each, until it is done without.
 * Fails where a reader sees meanwhile anything but what was before or what is after, or where a promise of the books does not hold
 * for either. Returns at how many points it was cut off.
 */
export async function cutAtEach(fragile: Fragile, step: Step, see: () => Promise<unknown>): Promise<number> {
  const { shop, database } = fragile;
  const views = [JSON.stringify(await see())];
  let [from, after] = [1, false];
  for (let cuts = 0; cuts < MOST; cuts += 1) {
    database.arm({ from, every: step.short ? 1 : EVERY, after });
    const answer = await step.work().catch((error: unknown) => error);
    const cut = database.disarm();
    const view = JSON.stringify(await see());
    const where = `${step.name}, cut ${after ? 'after' : 'before'} ${cut?.at ?? 'nothing'}`;
    if (!views.includes(view)) {
      views.push(view);
      expect(await broken(shop), where).toEqual([]);
    }
    expect(views.length, `${where}: ${views.join('\n')}`).toBeLessThanOrEqual(2);
    if (cut === null) {
      if (answer instanceof Error) throw new Error(`${step.name} fails without a cut`, { cause: answer });
      return cuts;
    }
    if (cut.commit && !after) [from, after] = [cut.at, true];
    else [from, after] = [cut.at + 1, false];
    // The pools hear of the ends of their connections.
    await sleep(2);
  }
  throw new Error(`${step.name} has no end`);
}

/** What waits is done by the process that is left: all jobs of the clock and all events. */
export async function catchUp({ shop }: Pick<Fragile, 'shop'>): Promise<void> {
  await shop.app.deliverEvents();
  await shop.app.runJobs();
  await shop.app.deliverEvents();
  expect(await broken(shop)).toEqual([]);
}
