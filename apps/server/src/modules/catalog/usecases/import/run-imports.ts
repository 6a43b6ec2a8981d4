import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ImportOutcome } from '@app/contract/catalog/import-fields';
import { priceChanges, priceJumps } from '@app/contract/core/price-jumps';
import { Refusal } from '@app/kernel/assert';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { parameterNow } from '../../../settings/public.ts';
import { failRows, lockImport, setImportState } from '../../db/import.repo.ts';
import { wantPictures } from '../../db/import-picture.repo.ts';
import {
  type CheckedGroup,
  type ClaimedImport,
  claimImport,
  dropClaim,
  importWaits,
  lockGroup,
  lockProductKey,
  nextGroups,
  passGroups,
  renewClaim,
  storeNumber,
  takeGroup,
  type WaitingGroup,
} from '../../db/import-work.repo.ts';
import { staffProduct } from '../../db/staff-product.repo.ts';
import { inputOf } from '../../domain/import/read-product.ts';
import { type CellChange, cellChanges, cellsOf } from '../../domain/import/write-row.ts';
import { createProduct, type ProductEditor, updateProduct } from '../save-product.ts';
import { ensureCategory } from './ensure-category.ts';
import { type Found, type ImportShop, look, openShop, withNewCategories } from './look-at.ts';

/** Products looked at between two looks at the clock. */
const AT_ONCE = 25;
/** Milliseconds after which a locked row is tried again. */
const LOCKED_MS = 50;

type Way = { readonly claimed: ClaimedImport; readonly shop: ImportShop };

/** What taking a product would do, and what would change in each of its rows. */
function planOf(
  found: Found,
  shop: ImportShop,
): { planned: ImportOutcome; changes: ReadonlyMap<number, CellChange[]> } {
  const { read, existing, lines } = found;
  if (!existing || 'flaws' in read) return { planned: 'created', changes: new Map() };
  const before = inputOf(existing);
  if (isDeepStrictEqual(read.input, before)) return { planned: 'unchanged', changes: new Map() };
  const [first] = before.variants;
  const changes = new Map<number, CellChange[]>();
  for (const variant of read.input.variants) {
    const was = before.variants.find(({ sku }) => sku === variant.sku);
    const line = lines.find(
      (one) => (one.said ? one.said.sku : one.cells.find((cell) => cell === variant.sku)) === variant.sku,
    );
    if (!line || !first) continue;
    const cells = cellsOf(read.input, variant, shop.categoryOf);
    const own = cellChanges(cellsOf(before, was ?? first, shop.categoryOf), cells);
    if (own.length > 0 && !changes.has(line.row)) changes.set(line.row, own);
  }
  return { planned: 'updated', changes };
}

/** What the check keeps of one product that can be taken. */
function checkedOf(found: Found, of: { group: WaitingGroup; shop: ImportShop; percent: number }): CheckedGroup | null {
  const { read, existing } = found;
  const [first] = of.group.lines;
  if ('flaws' in read || !first) return null;
  const changes = priceChanges(existing?.variants, read.input.variants, ({ sku }) => String(sku));
  const missing = new Set(read.pictures.flatMap(({ file, address }) => (file === null ? address : [])));
  return {
    key: of.group.key,
    ...planOf(found, of.shop),
    notes: read.notes,
    jumps: { row: first.row, own: priceJumps(changes, of.percent) },
    pictures: { row: first.row, count: missing.size },
  };
}

/** Checks the next products: their rows are good or say what is wrong. Changes no product. Gives how many it looked at. */
async function checkNext(platform: Platform, { claimed, shop }: Way): Promise<number> {
  return inTransaction(platform.db, async (tx) => {
    const groups = await nextGroups(tx, { id: claimed.id, state: 'waiting', most: AT_ONCE });
    const good: CheckedGroup[] = [];
    const percent = await parameterNow(tx, 'price.jump_percent');
    for (const group of groups) {
      const found = await look(platform, tx, { claimed, group, shop, lock: false });
      if ('flaws' in found.read) await failRows(tx, claimed.id, found.read.flaws);
      else good.push(...[checkedOf(found, { group, shop, percent }) ?? []].flat());
    }
    await passGroups(tx, claimed.id, good);
    return groups.length;
  });
}

/** Looks at a product that is to be taken; categories that it needs are made first. */
async function lookToTake(
  platform: Platform,
  tx: Tx,
  of: { claimed: ClaimedImport; group: WaitingGroup; shop: ImportShop; by: ProductEditor },
): Promise<Found> {
  const found = await look(platform, tx, { ...of, lock: true });
  if ('flaws' in found.read || !found.read.newCategory) return found;
  await ensureCategory({ ...platform, db: tx }, of.by, found.read.newCategory);
  return look(platform, tx, { ...of, shop: await withNewCategories(tx, of.shop), lock: true });
}

/** Takes one product: creates it, saves it, or leaves it as it is where nothing differs; its rows go with it or not at all. */
async function takeOne(
  platform: Platform,
  claimed: ClaimedImport,
  of: { group: WaitingGroup; shop: ImportShop },
): Promise<void> {
  const { group } = of;
  const by: ProductEditor = { staff: { id: claimed.staff_id, username: claimed.who }, ip: claimed.ip };
  await inTransaction(platform.db, async (tx) => {
    if ((await lockGroup(tx, claimed.id, group.key)) === 0) return;
    // Another import may bring the same product at the same moment.
    await lockProductKey(tx, group.key);
    const { read, existing, number } = await lookToTake(platform, tx, { ...of, claimed, by });
    if ('flaws' in read) return failRows(tx, claimed.id, read.flaws);
    const within = { ...platform, db: tx };
    const stored = existing ? await staffProduct(tx, existing.id) : null;
    const same = stored !== null && isDeepStrictEqual(read.input, inputOf(stored));
    const saved = same
      ? stored
      : stored
        ? await updateProduct(within, by, { id: stored.id, version: stored.version, input: read.input })
        : await createProduct(within, by, read.input);
    if (number !== null) await storeNumber(tx, number, saved.id);
    await wantPictures(tx, claimed.id, { productId: saved.id, pictures: read.pictures });
    const outcome = same ? 'unchanged' : stored ? 'updated' : 'created';
    await takeGroup(tx, claimed.id, { key: group.key, outcome, productId: saved.id });
  });
}

/** Takes one product; where another import made it at the same moment, it is looked at once more. */
async function takeAnyhow(
  platform: Platform,
  claimed: ClaimedImport,
  of: { group: WaitingGroup; shop: ImportShop },
): Promise<void> {
  try {
    await takeOne(platform, claimed, of);
  } catch (error) {
    if (!(error instanceof Refusal && error.key === 'product.sku_taken')) throw error;
    await takeOne(platform, claimed, of);
  }
}

/** Whether the database or a rule refused this one product: trying it again would bring the same. */
const refusedForGood = (error: unknown): boolean =>
  error instanceof Refusal || /^2[23]/.test(String((error as { code?: unknown }).code));

/** Takes the next products, each in a transaction of its own. Gives how many it looked at. */
async function takeNext(platform: Platform, { claimed, shop }: Way): Promise<number> {
  const groups = await nextGroups(platform.db, { id: claimed.id, state: 'valid', most: AT_ONCE });
  for (const group of groups) {
    try {
      await takeAnyhow(platform, claimed, { group, shop });
    } catch (error) {
      if (!refusedForGood(error)) throw error;
      const taken = error instanceof Refusal && error.key === 'product.sku_taken';
      const flaw = { column: null, flaw: taken ? ('sku_elsewhere' as const) : ('other' as const), value: '' };
      await failRows(platform.db, claimed.id, new Map(group.lines.map((line) => [line.row, [flaw]])));
    }
  }
  return groups.length;
}

async function finish(platform: Platform, { id, state }: ClaimedImport): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const stored = await lockImport(tx, id);
    if (stored?.state === state) await setImportState(tx, id, state === 'checking' ? 'checked' : 'done');
  });
}

/**
 * Works on the oldest import that waits, to its end or until `stopped` says so. Any number of processes may do this: each
 * import is one's at a time, and one that dies is taken up by another half a minute later, where it was left. Gives how
 * many products it looked at.
 */
export async function runImport(platform: Platform, stopped: () => boolean): Promise<number> {
  const claimed = await claimImport(platform.db);
  if (!claimed) return 0;
  const next = claimed.state === 'checking' ? checkNext : takeNext;
  const shop = await openShop(platform, claimed);
  let looked = 0;
  try {
    while (!stopped()) {
      const now = await next(platform, { claimed, shop });
      looked += now;
      if (now === 0) {
        await finish(platform, claimed);
        return looked + 1;
      }
      await renewClaim(platform.db, claimed.id);
    }
  } catch (error) {
    await dropClaim(platform.db, claimed.id);
    throw error;
  }
  await dropClaim(platform.db, claimed.id);
  return looked;
}

/**
 * Begins work at once when there is some, without waiting for the next tick of the job; one import at a time. `worked` is called
 * when an import has come to rest: pictures may wait.
 */
export function createImportRunner(
  platform: Platform,
  worked: () => void = () => undefined,
): { kick(): void; stop(): Promise<void> } {
  let stopped = false;
  let running: Promise<void> | null = null;
  let again = false;
  const work = async (): Promise<void> => {
    try {
      do {
        again = false;
        while (!stopped && (await runImport(platform, () => stopped)) > 0);
        // The row of one is locked, such as by a second call to start it: the lock ends in a moment.
        if (!stopped && (await importWaits(platform.db))) {
          again = true;
          await setTimeout(LOCKED_MS);
        }
      } while (again && !stopped);
    } catch (error) {
      platform.log.warn({ err: error }, 'an import stopped; the job takes it up again');
    } finally {
      // At once with the last look at `again`: a kick finds work under way or begins it.
      running = null;
      if (!stopped) worked();
    }
  };
  return {
    kick: () => {
      again = true;
      if (!running && !stopped) running = work();
    },
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}
