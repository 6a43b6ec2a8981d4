import type { DomainEvents } from '@app/contract/core/events';
import { convert, money } from '@app/kernel/money';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { amountText, backText, listed } from '../../../mail/public.ts';
import { notify } from '../../../messaging/public.ts';
import { bundleOrders, stepsAtOnce } from '../../db/bundle.repo.ts';
import { words } from '../../domain/booking-words.ts';
import { frozenCurrency, type TravelRow } from '../../domain/travel-row.ts';
import { mailBooking } from '../mail-booking.ts';
import { verticalOf } from '../travel-vertical.ts';
import { type WholeNotice, wholeOf } from './whole-notice.ts';

/** A step that orders of one bundle took at once. */
export type StepTogether = {
  readonly whole: WholeNotice;
  /** All orders of the bundle, and those that took the step. */
  readonly orders: readonly TravelRow[];
  readonly moved: readonly TravelRow[];
  /** The last entry of their histories, which names the step among others. */
  readonly entry: string;
};

/**
 * Steps that are mailed for the whole bundle, once for all parts that take them within so many seconds; a part that is
 * cancelled alone has a mail of its own.
 */
const TOLD_TOGETHER: Readonly<Record<string, number>> = { confirm: 5, cancel_paid: 0 };

/**
 * Whose mail a step of an order is part of: `order` for its own, `nothing` where the mail of another order of the bundle names
 * all that took it at once.
 */
export async function stepTogether(
  platform: Platform,
  db: Queryable,
  { orderId, event }: Pick<DomainEvents['travel.changed'], 'orderId' | 'event'>,
): Promise<'order' | 'nothing' | StepTogether> {
  const seconds = TOLD_TOGETHER[event];
  if (seconds === undefined) return 'order';
  const steps = await stepsAtOnce(db, { orderId, event, seconds });
  const last = steps.at(-1);
  if (!last || (event === 'cancel_paid' && steps.length === 1)) return 'order';
  if (last.orderId !== orderId) return 'nothing';
  const whole = await wholeOf(platform, db, last.bundleId);
  if (!whole) return 'nothing';
  const orders = await bundleOrders(db, last.bundleId);
  const ids = new Set(steps.map((step) => step.orderId));
  return { whole, orders, moved: orders.filter(({ id }) => ids.has(id)), entry: last.id };
}

/** How many parts that are not cancelled are confirmed, and how many there are. */
function progressOf({ orders }: StepTogether): { readonly count: number; readonly of: number } {
  const living = orders.filter(({ state }) => state !== 'cancelled');
  return { count: living.filter(({ voucherCode }) => voucherCode !== null).length, of: living.length };
}

/** What came back of orders that were cancelled at once. */
const sumsOf = (moved: readonly TravelRow[]) => ({
  usd: moved.reduce((sum, { refundUsd }) => sum + (refundUsd ?? 0), 0),
  points: moved.reduce((sum, { pointsBack }) => sum + pointsBack, 0),
  paid: moved.some(({ payableUsd, pointsUsed }) => payableUsd + pointsUsed > 0),
});

/** Mails what a step of a bundle was, once for all parts that took it. */
export async function mailTogether(platform: Platform, event: string, of: StepTogether): Promise<void> {
  const { whole, moved, entry } = of;
  const [order] = moved;
  if (!order) return;
  const vertical = verticalOf(platform, order.kind);
  await mailBooking(
    platform,
    { order, vertical },
    {
      whole,
      say: async ({ writer }) => {
        if (event === 'confirm') {
          const { count, of: all } = progressOf(of);
          const said = words('travel_bundle_confirmed', { count: String(count), of: String(all) });
          return { ...said, key: `travel_bundle_confirmed/${whole.link.id}/${entry}` };
        }
        const { usd, points, paid } = sumsOf(moved);
        const { code: currency, decimals, ...rule } = frozenCurrency(order);
        const { minor } = convert(money(usd), { code: currency, decimals, ...rule });
        const amount = usd > 0 ? amountText(writer.locale, { minor, currency, decimals }) : null;
        const titles = moved.map((one) => verticalOf(platform, one.kind).describe(one.snapshot, writer.locale).title);
        const said = words('travel_bundle_refunded', {
          parts: listed(writer, titles),
          back: backText(writer, { amount, points }, paid),
        });
        return { ...said, key: `travel_bundle_refunded/${whole.link.id}/${entry}` };
      },
    },
  );
}

/** Says in the customer's inbox how many parts of a bundle are confirmed. */
export async function notifyConfirmed(platform: Platform, customerId: string, of: StepTogether): Promise<void> {
  const { whole, entry } = of;
  const { count, of: all } = progressOf(of);
  await notify(platform, platform.db, {
    customerId,
    subject: 'travel_bundle_confirmed',
    type: 'order',
    values: (locale) => ({ number: whole.number, title: whole.title(locale), count, of: all }),
    link: whole.link,
    key: `travel_bundle_confirmed/${whole.link.id}/${entry}`,
  });
}
