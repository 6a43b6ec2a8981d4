import type { Locale } from '@app/contract/core/locale';
import { bundleKind, payableOfBundle } from '@app/contract/travel/bundle-kinds';
import type { TravelPayableKind } from '@app/contract/travel/kinds';
import type { TravelOrderEvent } from '@app/contract/travel/travel-order.machine';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { firstOfBundle, readBundle } from '../../db/bundle.repo.ts';
import type { TravelRow } from '../../domain/travel-row.ts';
import { bundleOf } from './bundle-vertical.ts';

/** What a message says of a bundle in the place of one of its orders. */
export type WholeNotice = {
  readonly number: string;
  title(locale: Locale): string;
  readonly path: string;
  readonly cashierRoute: 'travelCashier' | 'diningCashier';
  readonly link: { readonly kind: TravelPayableKind; readonly id: string };
  readonly payableUsd: number;
  readonly paymentId: string;
  readonly accessKey: string;
};

/** Steps that all orders of a bundle take at once: customers get one message of the whole. */
const OF_ALL: ReadonlySet<string> = new Set<TravelOrderEvent>(['review', 'pay', 'revive', 'cancel', 'expire']);

/**
 * What the message of a step is about: `order` where the order stands by itself, `nothing` where another order of its bundle sends the
 * one message, or the whole.
 */
export async function wholeNotice(
  platform: Platform,
  db: Queryable,
  order: TravelRow,
  event: string,
): Promise<'order' | 'nothing' | WholeNotice> {
  if (order.bundleId === null || !OF_ALL.has(event)) return 'order';
  if ((await firstOfBundle(db, order.bundleId)) !== order.id) return 'nothing';
  return (await wholeOf(platform, db, order.bundleId)) ?? 'nothing';
}

/** What a message says of a bundle; null where there is none. */
export async function wholeOf(platform: Platform, db: Queryable, bundleId: string): Promise<WholeNotice | null> {
  const bundle = await readBundle(db, bundleId);
  if (!bundle) return null;
  const { id, kind, number, paymentId, accessKey, totalUsd } = bundle;
  return {
    number,
    title: (locale) => bundleOf(platform, kind).describe(bundle.snapshot, locale).title,
    path: bundleKind(kind).orderPath,
    cashierRoute: bundleKind(kind).cashierRoute,
    link: { kind: payableOfBundle(kind), id },
    payableUsd: totalUsd,
    paymentId,
    accessKey,
  };
}
