import { contentLocale, type Locale } from '@app/contract/core/locale';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { UcpMessage } from '../../assistants/public.ts';
import { asksTheSame, visitorQuoteView } from '../../travel/public.ts';
import type { Session } from '../db/session.repo.ts';
import { type PricedSession, priceSession, priceTaken } from './price-session.ts';
import type { ShownStay } from './shown-stay.ts';

/** What a session comes to now, beside what was last said of it. */
export type StayNow = {
  /** As it costs someone who has not signed in; as it was said where it cannot be had any more. */
  readonly shown: ShownStay;
  readonly said: ShownStay;
  /** The new quote where it asks or promises something else than was said; null where nothing has changed. */
  readonly changed: PricedSession | null;
  /** Why it cannot be had any more; empty where it can. */
  readonly problems: readonly UcpMessage[];
};

/** Prices the stay of a session that is not booked yet anew, for the assistant and for who opens its link alike. */
export async function priceNow(
  platform: Platform,
  db: Queryable,
  of: { readonly session: Session; readonly lang?: Locale },
): Promise<StayNow> {
  const { wish, language, kind, frozen, state } = of.session;
  const lang = of.lang ?? contentLocale(language);
  const said = visitorQuoteView(platform, { kind, frozen, lang });
  // Whom a taken one is for is forgotten: it is priced as it was asked for.
  const now =
    state === 'open'
      ? await priceSession(platform, db, { wish, language, currency: frozen.currency.code })
      : await priceTaken(platform, db, of.session);
  if ('problems' in now) return { shown: said, said, changed: null, problems: now.problems };
  if (asksTheSame(now.frozen, frozen)) return { shown: said, said, changed: null, problems: [] };
  return { shown: visitorQuoteView(platform, { kind, frozen: now.frozen, lang }), said, changed: now, problems: [] };
}
