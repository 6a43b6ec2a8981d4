import type { CarouselItem, carouselItemInput } from '@app/contract/catalog/merchandising-schemas';
import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { z } from 'zod';
import { afterCommit, inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import { mapUniqueViolation } from '../../../../platform/db/map-violation.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { deleteCarouselRow, lockCarouselItem, storeCarouselItem, weighCarousel } from '../../db/carousel.repo.ts';
import { staffProduct } from '../../db/staff-product.repo.ts';
import type { ProductEditor } from '../save-product.ts';

type Input = z.output<typeof carouselItemInput>;

/** Home screens remembered until now go, and every process looks anew when the carousel changes next. */
const dropCarousel = (platform: Platform, tx: Tx): void => afterCommit(tx, () => platform.cache.drop(['carousel']));

/**
 * Puts a product into the carousel (`seen` null) or saves its place. Refuses `carousel.taken` for a product that stands in
 * it already, `carousel.period` when it ends before it begins, an unknown product, `record.not_found`, and `record.stale`
 * with `{current}`.
 */
export async function saveCarouselItem(
  platform: Platform,
  by: ProductEditor & { lang: Locale },
  given: { seen: { id: string; version: number } | null; input: Input },
): Promise<CarouselItem> {
  const { seen, input } = given;
  if (input.endsAt !== null && Date.parse(input.endsAt) <= Date.parse(input.startsAt))
    refuse('carousel.period', { fields: { endsAt: 'error.carousel.period' } });
  const id = seen?.id ?? newId(platform.clock);
  const work = inTransaction(platform.db, async (tx) => {
    const before = seen && (await lockCarouselItem(tx, seen.id, by.lang));
    assertThat(!seen || before, 'record.not_found');
    assertThat(!seen || before?.version === seen.version, 'record.stale', { current: before });
    if (!(await staffProduct(tx, input.productId))) refuseField('productId', 'field.invalid');
    await storeCarouselItem(tx, id, input);
    const after = await lockCarouselItem(tx, id, by.lang);
    assertThat(after, 'record.not_found');
    const action = seen ? 'carousel.update' : 'carousel.create';
    await logOperation(tx, by, { action, record: `carousel/${id}`, before, after });
    dropCarousel(platform, tx);
    return after;
  });
  return mapUniqueViolation(work, { index: 'carousel_item_product_id_key', key: 'carousel.taken', field: 'productId' });
}

/** Takes a product out of the carousel. Refuses `record.not_found`. */
export async function deleteCarouselItem(
  platform: Platform,
  by: ProductEditor & { lang: Locale },
  id: string,
): Promise<null> {
  return inTransaction(platform.db, async (tx) => {
    const before = await lockCarouselItem(tx, id, by.lang);
    assertThat(before, 'record.not_found');
    await deleteCarouselRow(tx, id);
    await logOperation(tx, by, { action: 'carousel.delete', record: `carousel/${id}`, before, after: null });
    dropCarousel(platform, tx);
    return null;
  });
}

/** Puts places into an order, the first one first. Refuses `record.conflict` when one of them is gone meanwhile. */
export async function orderCarousel(platform: Platform, by: ProductEditor, ids: readonly string[]): Promise<null> {
  return inTransaction(platform.db, async (tx) => {
    const wanted = [...new Set(ids)];
    assertThat((await weighCarousel(tx, wanted)) === wanted.length, 'record.conflict');
    await logOperation(tx, by, {
      action: 'carousel.order',
      record: 'carousel/order',
      before: null,
      after: { ids: wanted },
    });
    dropCarousel(platform, tx);
    return null;
  });
}
