import type { Locale } from '@app/contract/core/locale';
import type { ChangeEffect } from '@app/contract/travel/order-views';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { definePort } from '../../../../platform/port.ts';
import type { Platform } from '../../../../platform/slice.ts';
import type { FrozenTravel } from '../../domain/frozen-travel.ts';
import type { TravelRow } from '../../domain/travel-row.ts';

/** An order as a change that is not made yet would have it. */
export type OrderThen = { readonly orderId: string } & Pick<FrozenTravel, 'snapshot' | 'service'>;

/** What of a customer's other bookings would not fit any more, were an order changed: read as it is now, nothing is kept. */
export type ChangeEffects = (
  db: Queryable,
  of: { readonly customerId: string; readonly then: OrderThen; readonly lang: Locale },
) => Promise<readonly ChangeEffect[]>;

export const changeEffectsPort = definePort<ChangeEffects>();

/** Everything that would not fit any more. */
export const effectsOfChange = async (
  platform: Platform,
  db: Queryable,
  of: {
    readonly order: Pick<TravelRow, 'id' | 'customerId'>;
    readonly frozen: Omit<OrderThen, 'orderId'>;
    readonly lang: Locale;
  },
): Promise<ChangeEffect[]> => {
  const { order, frozen, lang } = of;
  const then = { orderId: order.id, snapshot: frozen.snapshot, service: frozen.service };
  const found: ChangeEffect[] = [];
  for (const effects of changeEffectsPort.all(platform)) {
    found.push(...(await effects(db, { customerId: order.customerId, then, lang })));
  }
  return found;
};
