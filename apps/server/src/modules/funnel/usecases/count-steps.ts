import { dayIn } from '@app/kernel/zone-time';
import type { AnswerCache } from '../../../platform/http/answer-cache.ts';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import { addCounts, type Counted, insertPlaced, payableOf } from '../db/funnel.repo.ts';
import { kindOfPayable } from '../domain/kind-of-payable.ts';

/** More different counts than this between two writes are left out: memory stays bounded. */
const WAITING_MAX = 2_000;

type Waiting = Map<string, Counted & { times: number }>;
const waiting = new WeakMap<AnswerCache, Waiting>();

const today = async (platform: Platform): Promise<string> =>
  dayIn(await parameter(platform, 'shop.time_zone'), platform.clock.now());

/** Counts a step in memory. What was not written when a process is killed is lost: a step is no promise. */
export async function countStep(platform: Platform, step: Omit<Counted, 'day'>): Promise<void> {
  const day = await today(platform);
  const counts: Waiting = waiting.get(platform.cache) ?? new Map();
  waiting.set(platform.cache, counts);
  const key = `${day} ${step.step} ${step.kind} ${step.source}`;
  const known = counts.get(key);
  if (known) known.times += 1;
  else if (counts.size < WAITING_MAX) counts.set(key, { day, ...step, times: 1 });
}

/** Writes the steps that were counted since the last time. */
export async function writeSteps(platform: Platform): Promise<void> {
  const counts = [...(waiting.get(platform.cache)?.values() ?? [])];
  waiting.delete(platform.cache);
  if (counts.length > 0) await addCounts(platform.db, counts);
}

/** Stores from which source the order of a payment was placed, once. Other payments are none, and an unknown one is passed over. */
export async function countPlaced(
  platform: Platform,
  of: { readonly paymentId: string; readonly source: string },
): Promise<void> {
  const payable = await payableOf(platform.db, of.paymentId);
  const kind = payable && kindOfPayable(payable);
  if (kind) await insertPlaced(platform.db, { ...of, kind, day: await today(platform) });
}
