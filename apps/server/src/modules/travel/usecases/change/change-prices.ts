import { refuse } from '@app/contract/core/refuse';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { bookedItems } from '../../db/split.repo.ts';
import { readTravelOrder } from '../../db/travel-order.repo.ts';
import type { ChangeSums } from '../../domain/change.ts';
import type { BookedItem } from '../../domain/split-price.ts';
import type { TravelRow } from '../../domain/travel-row.ts';
import { type AmendOffer, verticalOf } from '../travel-vertical.ts';
import { insteadSums, insteadTerms } from './price-instead.ts';
import { sidesOf } from './split-sides.ts';

/** The part of an order that some of its guests would have by themselves. Refuses as the vertical's `parts`. */
async function apartOf(platform: Platform, db: Queryable, order: TravelRow, moves: readonly number[]) {
  const split = verticalOf(platform, order.kind).amend?.split ?? refuse('order.not_allowed', { event: 'split' });
  const { parts, price, policy } = await sidesOf(db, { order, moves }, split);
  const { request, snapshot } = parts.moves;
  const { items, lines, ...sums } = price.moves;
  const apart: TravelRow = { ...order, request, snapshot, policy: policy.moves, priceLines: lines, ...sums };
  return { order: apart, items: items.map((item): BookedItem => ({ ...item, offUsd: 0 })) };
}

/**
 * Returns an order as it is changed, that of `moving` alone where some guests change by themselves, with its items, and what anything
 * instead of it is paid or refunds: by the functions that price the change itself, for lists of many that can be taken. Refuses
 * record.not_found, and as `sidesOf`.
 */
export async function changePrices(
  platform: Platform,
  db: Queryable,
  of: { readonly orderId: string; readonly moving: readonly number[] },
): Promise<{
  readonly order: TravelRow;
  readonly items: readonly BookedItem[];
  readonly sums: (offered: AmendOffer) => ChangeSums;
}> {
  const whole = (await readTravelOrder(db, of.orderId)) ?? refuse('record.not_found');
  const terms = await insteadTerms(platform, db, whole);
  const part =
    of.moving.length > 0
      ? await apartOf(platform, db, whole, of.moving)
      : { order: whole, items: await bookedItems(db, whole.id) };
  return { ...part, sums: (offered) => insteadSums(terms, part.order, offered) };
}
