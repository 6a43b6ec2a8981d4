import type { DomainEvents } from '@app/contract/core/events';
import { LOCALES, type Locale } from '@app/contract/core/locale';
import { joinSentences } from '@app/contract/core/sentences';
import { wallText } from '@app/contract/core/time-words';
import { type Platform, type Subscriber, subscriber } from '../../../platform/slice.ts';
import { notifyBuyer, tripBookings } from '../../travel/public.ts';
import { effectsByIds, effectsOf, type StoredEffect } from '../db/effect.repo.ts';
import { recheckTrips } from './recheck-trips.ts';

/** Tells a customer once what a change does to other bookings of theirs, and which these are. */
async function notifyTouched(
  platform: Platform,
  { customerId, causeId, effectIds }: DomainEvents['trip.touched'],
): Promise<void> {
  const effects = await effectsByIds(platform.db, effectIds);
  if (effects.length === 0) return;
  const said = new Map<Locale, string>();
  for (const lang of LOCALES) {
    const { bookings } = await tripBookings(platform, platform.db, {
      customerId,
      lang,
      own: false,
      ids: null,
    });
    const titleOf = (id: string): string => bookings.find((one) => one.id === id)?.subject.title ?? '';
    said.set(
      lang,
      joinSentences(
        lang,
        effects.map((effect) => sentence(platform, effect, { lang, title: titleOf(effect.orderId) })),
      ),
    );
  }
  await notifyBuyer(platform, {
    orderId: causeId,
    subject: 'trip_touched',
    template: 'trip_touched',
    key: `trip_touched/${[...effectIds].sort()[0]}`,
    values: (locale) => ({ what: said.get(locale) ?? '' }),
  });
}

/** One effect in words: what of, and what it is. */
const sentence = (platform: Platform, { kind, arrives }: StoredEffect, of: { lang: Locale; title: string }): string =>
  platform.translate(of.lang, `trip.effect.${kind}`, {
    name: of.title,
    time: arrives ? wallText(of.lang, arrives, platform.clock.now()) : '',
  });

/** Looks over trips after what changes them: moved bookings, ended ones, and new ones where something did not fit. */
export const tripSubscribers = (platform: Platform): Subscriber[] => [
  subscriber({
    name: 'trips.follow_provider',
    event: 'travel.provider_changed',
    run: ({ customerId, orderId }) => recheckTrips(platform, { customerId, causeId: orderId }),
  }),
  subscriber({
    name: 'trips.follow_orders',
    event: 'travel.changed',
    run: async ({ customerId, orderId, to }) => {
      if (to === 'cancelled') return recheckTrips(platform, { customerId, causeId: orderId });
      if ((await effectsOf(platform.db, customerId)).length > 0)
        await recheckTrips(platform, { customerId, causeId: null });
    },
  }),
  subscriber({ name: 'trips.tell_touched', event: 'trip.touched', run: (event) => notifyTouched(platform, event) }),
];
