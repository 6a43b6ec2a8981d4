import type { DomainEvents } from '@app/contract/core/events';
import { LOCALES } from '@app/contract/core/locale';
import type { Platform } from '../../../../platform/slice.ts';
import { momentText } from '../../../mail/public.ts';
import { openProviderChange } from '../../db/provider-change.repo.ts';
import { readTravelOrder } from '../../db/travel-order.repo.ts';
import { notifyBuyer } from '../notify-buyer.ts';
import { verticalOf } from '../travel-vertical.ts';
import { wholeOf } from './whole-notice.ts';

/** Tells the customer of a bundle, once, that a part of it does not take place, and what they may choose until when. */
export async function notifyPartOff(platform: Platform, event: DomainEvents['travel.part_off']): Promise<void> {
  const { orderId, changeId } = event;
  const order = await readTravelOrder(platform.db, orderId);
  const open = await openProviderChange(platform.db, orderId);
  if (!order || order.bundleId === null || open?.id !== changeId) return;
  const whole = (await wholeOf(platform, platform.db, order.bundleId)) ?? undefined;
  const vertical = verticalOf(platform, order.kind);
  const untilIn = new Map<string, string>();
  for (const locale of LOCALES) {
    untilIn.set(locale, await momentText(platform, { locale, timeZone: order.zone }, open.decideBy));
  }
  await notifyBuyer(platform, {
    orderId,
    subject: 'travel_part_off',
    template: 'travel_part_off',
    key: `travel_part_off/${changeId}`,
    whole,
    values: (locale) => ({
      part: vertical.describe(order.snapshot, locale).title,
      choices: platform.translate(locale, order.core ? 'travel.part_off.core' : 'travel.part_off.own'),
      answer: platform.translate(locale, 'travel.part_off.answer', { until: untilIn.get(locale) ?? '' }),
    }),
  });
}
