import { setTimeout } from 'node:timers/promises';
import { Refusal } from '@app/kernel/assert';
import { inTransaction } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import {
  type DuePicture,
  keepFetched,
  knownPictures,
  lockPictures,
  nextPictureDue,
  noteApplied,
  noteFailed,
  noteFetched,
  type OpenProduct,
  openProducts,
  takeDuePictures,
} from '../../db/import-picture.repo.ts';
import { staffProduct } from '../../db/staff-product.repo.ts';
import { withPictures } from '../../domain/import/read-pictures.ts';
import { inputOf } from '../../domain/import/read-product.ts';
import { type ProductEditor, updateProduct } from '../save-product.ts';
import { fetchPicture } from './fetch-picture.ts';

/** Pictures fetched beside one another, and products given theirs before more are fetched. */
const AT_ONCE = 4;
const PRODUCTS_AT_ONCE = 20;
/** Seconds until a picture is tried again; after the last of them it has failed. */
const AGAIN_IN = [2, 15, 60] as const;
/** What is due sooner is waited for; the rest is left to the job. */
const WAITED_FOR_MS = 20_000;

async function fetchOne(platform: Platform, due: DuePicture): Promise<void> {
  const known = (await knownPictures(platform.db, [due.address])).get(due.address);
  if (known) return noteFetched(platform.db, due.address, known);
  const got = await fetchPicture(platform, due);
  if ('file' in got)
    return noteFetched(platform.db, due.address, await keepFetched(platform.db, due.address, got.file));
  const againIn = got.again ? (AGAIN_IN[due.tries] ?? null) : null;
  await noteFailed(platform.db, due.id, { flaw: got.flaw, againIn });
}

/** Sets the pictures of a product to those that were fetched for it; those that failed are left out. */
async function applyOne(platform: Platform, of: OpenProduct): Promise<void> {
  const by: ProductEditor = { staff: { id: of.staffId, username: of.who }, ip: of.ip };
  await inTransaction(platform.db, async (tx) => {
    const pictures = await lockPictures(tx, of);
    if (!pictures) return;
    const stored = await staffProduct(tx, of.productId, true);
    if (stored) {
      const before = inputOf(stored);
      const input = withPictures(before, pictures);
      const same = JSON.stringify(input) === JSON.stringify(before);
      if (!same) await updateProduct({ ...platform, db: tx }, by, { id: stored.id, version: stored.version, input });
    }
    await noteApplied(tx, of);
  });
}

/** Sets the pictures of products. What a rule refuses is not tried for ever. */
async function applyNext(platform: Platform): Promise<number> {
  const open = await openProducts(platform.db, PRODUCTS_AT_ONCE);
  for (const one of open) {
    try {
      await applyOne(platform, one);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      platform.log.warn({ err: error, product: one.productId }, 'a product could not be given its pictures');
      await inTransaction(platform.db, (tx) => noteApplied(tx, one));
    }
  }
  return open.length;
}

/** Fetches the pictures that are due and sets those of their products. Returns how many pictures and products were dealt with. */
export async function runPictures(platform: Platform, stopped: () => boolean): Promise<number> {
  let done = 0;
  while (!stopped()) {
    const applied = await applyNext(platform);
    const due = await takeDuePictures(platform.db, AT_ONCE);
    // One address in several places is fetched once.
    const once = [...new Map(due.map((one) => [one.address, one])).values()];
    await Promise.all(once.map((one) => fetchOne(platform, one)));
    if (applied + due.length === 0) return done;
    done += applied + due.length;
  }
  return done;
}

/** Begins to fetch at once when pictures wait, and waits for those that are due again soon; one run at a time. */
export function createPictureRunner(platform: Platform): { kick(): void; stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  let again = false;
  const ended = new AbortController();
  const stopped = () => ended.signal.aborted;
  const work = async (): Promise<void> => {
    try {
      do {
        again = false;
        await runPictures(platform, stopped);
        const ms = stopped() ? null : await nextPictureDue(platform.db);
        if (ms !== null && ms < WAITED_FOR_MS) {
          again = true;
          await setTimeout(Math.max(50, ms), undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
        }
      } while (again && !stopped());
    } catch (error) {
      platform.log.warn({ err: error }, 'fetching pictures stopped; the job takes it up again');
    } finally {
      running = null;
    }
  };
  return {
    kick: () => {
      again = true;
      if (!running && !stopped()) running = work();
    },
    stop: async () => {
      ended.abort();
      await running;
    },
  };
}
