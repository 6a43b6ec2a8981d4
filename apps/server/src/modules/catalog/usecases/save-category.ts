import type { categoryInput, StaffCategory } from '@app/contract/catalog/staff-schemas';
import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import { assertThat } from '@app/contract/core/refuse';
import { sql } from 'kysely';
import type { z } from 'zod';
import { afterCommit, inTransaction, json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { reindexCategory } from '../db/goods-words.ts';
import {
  childrenOf,
  lockTree,
  movePath,
  type StoredCategory,
  staffCategories,
  weighCategories,
} from '../db/staff-category.repo.ts';
import { inTreeOrder, mayStandUnder } from '../domain/category-tree.ts';
import { storedText } from '../domain/stored-text.ts';
import { GOODS_INDEX } from './goods-index/tags.ts';
import type { ProductEditor } from './save-product.ts';

type Input = z.output<typeof categoryInput>;

const shown = ({ path: _path, ...category }: StoredCategory): StaffCategory => category;

/** Every category, flat, in tree order. */
export async function listCategories(db: Queryable): Promise<StaffCategory[]> {
  return inTreeOrder(await staffCategories(db)).map(shown);
}

async function read(tx: Tx, id: string): Promise<StaffCategory> {
  const found = (await staffCategories(tx)).find((category) => category.id === id);
  assertThat(found, 'record.not_found');
  return shown(found);
}

/** The parent wanted, null for the top. Refuses one that does not exist, or under which the tree gets too deep or round. */
function parentOf(all: readonly StoredCategory[], id: string | null, parentId: string | null): StoredCategory | null {
  const parent = parentId === null ? null : all.find((category) => category.id === parentId);
  assertThat(parent !== undefined, 'record.not_found');
  assertThat(mayStandUnder(all, { id }, parent), 'category.too_deep');
  return parent;
}

const dropTree = (platform: Platform, tx: Tx): void =>
  afterCommit(tx, () => platform.cache.drop(['categories', 'products']));

/** Creates a category. Refuses `record.not_found` (no such parent) and `category.too_deep`. */
export async function createCategory(platform: Platform, by: ProductEditor, input: Input): Promise<StaffCategory> {
  return inTransaction(platform.db, async (tx) => {
    await lockTree(tx);
    const parent = parentOf(await staffCategories(tx), null, input.parentId);
    const id = newId(platform.clock);
    await tx
      .insertInto('category')
      .values({
        id,
        parent_id: input.parentId,
        path: [...(parent?.path ?? []), id],
        name: json(storedText(input.name)),
        image: input.image,
        displayed: input.displayed,
        enabled: input.enabled,
        sort_weight: input.sortWeight,
      })
      .execute();
    const after = await read(tx, id);
    await logOperation(tx, by, { action: 'category.create', record: `category/${id}`, before: null, after });
    dropTree(platform, tx);
    return after;
  });
}

/**
 * Saves a category; moved under another parent it takes along what is below it, and its goods. Refuses
 * `record.not_found`, `record.stale` with `{current}`, and `category.too_deep` (also for a place below itself).
 */
export async function updateCategory(
  platform: Platform,
  by: ProductEditor,
  given: { id: string; version: number; input: Input },
): Promise<StaffCategory> {
  const { id, version, input } = given;
  return inTransaction(platform.db, async (tx) => {
    await lockTree(tx);
    const all = await staffCategories(tx);
    const stored = all.find((category) => category.id === id);
    assertThat(stored, 'record.not_found');
    const before = shown(stored);
    assertThat(before.version === version, 'record.stale', { current: before });
    const parent = parentOf(all, id, input.parentId);
    const name = storedText(input.name);
    await tx
      .updateTable('category')
      .set((eb) => ({
        parent_id: input.parentId,
        name: json(name),
        image: input.image,
        displayed: input.displayed,
        enabled: input.enabled,
        sort_weight: input.sortWeight,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
    const moved = before.parentId !== input.parentId;
    if (moved) await movePath(tx, stored.path, [...(parent?.path ?? []), id]);
    if (moved || JSON.stringify(before.name) !== JSON.stringify(name)) {
      const goods = await reindexCategory(tx, id);
      if (goods.length > 0) afterCommit(tx, () => platform.cache.drop([GOODS_INDEX]));
    }
    const after = await read(tx, id);
    await logOperation(tx, by, { action: 'category.update', record: `category/${id}`, before, after });
    dropTree(platform, tx);
    return after;
  });
}

export type CategoryFlags = { readonly displayed?: boolean | undefined; readonly enabled?: boolean | undefined };

/** Displays, hides, enables or disables several categories; names those changed and those that do not exist. */
export async function flagCategories(
  platform: Platform,
  by: ProductEditor,
  given: { ids: readonly string[]; flags: CategoryFlags },
): Promise<{ changed: string[]; missing: string[] }> {
  const ids = [...new Set(given.ids)];
  const { displayed, enabled } = given.flags;
  return inTransaction(platform.db, async (tx) => {
    const { rows: before } = await sql<{ id: string; displayed: boolean; enabled: boolean }>`
      SELECT id, displayed, enabled FROM category WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(
      tx,
    );
    const changed = before.map((row) => row.id);
    await sql`UPDATE category SET displayed = coalesce(${displayed ?? null}::boolean, displayed),
      enabled = coalesce(${enabled ?? null}::boolean, enabled), version = version + 1
      WHERE id = ANY(${changed}::uuid[])`.execute(tx);
    for (const row of before) {
      const after = { ...row, displayed: displayed ?? row.displayed, enabled: enabled ?? row.enabled };
      await logOperation(tx, by, { action: 'category.flags', record: `category/${row.id}`, before: row, after });
    }
    dropTree(platform, tx);
    return { changed, missing: ids.filter((id) => !changed.includes(id)) };
  });
}

/** Puts the categories below one parent into an order. Refuses `record.conflict` where they are others by now. */
export async function orderCategories(
  platform: Platform,
  by: ProductEditor,
  given: { parentId: string | null; ids: readonly string[] },
): Promise<null> {
  const ids = [...new Set(given.ids)];
  return inTransaction(platform.db, async (tx) => {
    await lockTree(tx);
    const there = await childrenOf(tx, given.parentId);
    assertThat(there.length > 0, 'record.not_found');
    assertThat(there.length === ids.length && ids.every((id) => there.includes(id)), 'record.conflict');
    await weighCategories(tx, ids);
    const record = `category/${given.parentId ?? 'top'}`;
    await logOperation(tx, by, { action: 'category.order', record, before: null, after: { ids } });
    dropTree(platform, tx);
    return null;
  });
}

/**
 * Deletes an empty category. Refuses `record.not_found`, and naming the category and how many stand in its way
 * `category.has_subcategories` and `category.has_products`.
 */
export async function deleteCategory(
  platform: Platform,
  by: ProductEditor & { lang: Locale },
  id: string,
): Promise<null> {
  return inTransaction(platform.db, async (tx) => {
    await lockTree(tx);
    const before = await read(tx, id);
    const name = localize(before.name as Localized, by.lang);
    assertThat(before.children === 0, 'category.has_subcategories', { name, count: before.children });
    assertThat(before.products === 0, 'category.has_products', { name, count: before.products });
    await tx.deleteFrom('category').where('id', '=', id).execute();
    await logOperation(tx, by, { action: 'category.delete', record: `category/${id}`, before, after: null });
    dropTree(platform, tx);
    return null;
  });
}
