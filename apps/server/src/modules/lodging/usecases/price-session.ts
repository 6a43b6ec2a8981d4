import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { withLimit } from '@app/contract/core/limit-message';
import type { Language } from '@app/contract/core/locale';
import type { RoomParty } from '@app/contract/travel/rooms';
import { Refusal } from '@app/kernel/assert';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { UcpMessage } from '../../assistants/public.ts';
import { type VisitorQuote, visitorQuote } from '../../travel/public.ts';
import type { Session } from '../db/session.repo.ts';
import { type Flaw, guestFlaws, holds, isFlaw, partyOf } from '../domain/party.ts';
import type { SessionWish, WishedStay } from '../domain/session-body.ts';
import { type Lodging, lodgingPort, type RatedRoom } from './lodging-port.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type PricedSession = VisitorQuote & {
  readonly kind: Lodging['kind'];
  readonly request: Record<string, unknown>;
};
type Refused = { readonly problems: readonly UcpMessage[] };
type Rated = { readonly lodging: Lodging; readonly rated: RatedRoom };

/** The rate of a stay: that which is named, else the one that its own id is of. */
const rateOf = ({ id, rate_plan: plan }: WishedStay): string | null => plan?.id ?? id ?? null;

/** What a rate is of, of whichever kind has it; null where none does. */
export async function findRated(
  platform: Platform,
  db: Queryable,
  of: { readonly planId: string; readonly language: Language },
): Promise<Rated | null> {
  if (!UUID.test(of.planId)) return null;
  for (const lodging of lodgingPort.all(platform)) {
    const rated = await lodging.ratedRoom(db, of.planId, of.language);
    if (rated) return { lodging, rated };
  }
  return null;
}

/** What is wrong with a wish before anything is priced: stays that differ, guests that are not named. */
function flawsOf(wish: SessionWish): Flaw[] {
  const [first] = wish.stays;
  const flaws: Flaw[] = wish.stays.flatMap((stay, at): Flaw[] => {
    const path = `$.stays[${at}]`;
    if (rateOf(stay) === null)
      return [{ code: 'rate_plan_required', path: `${path}.rate_plan.id`, say: 'rate_required' }];
    const alike =
      first !== undefined &&
      rateOf(stay) === rateOf(first) &&
      stay.stay_dates.start_date === first.stay_dates.start_date &&
      stay.stay_dates.end_date === first.stay_dates.end_date;
    return alike ? [] : [{ code: 'stays_differ', path, say: 'stays_differ' }];
  });
  return [...flaws, ...guestFlaws(wish)];
}

/** What of a wish names another property or room than its rate is of. */
function strangeParts(wish: SessionWish, { property, room }: RatedRoom): Flaw[] {
  const strange: Flaw[] =
    wish.property.id === property.id
      ? []
      : [{ code: 'property_unknown', path: '$.property.id', say: 'property_unknown' }];
  const types = wish.stays.flatMap(({ accommodation_type: type }, at): Flaw[] =>
    type?.id === undefined || type.id === room.id
      ? []
      : [
          {
            code: 'accommodation_type_unknown',
            path: `$.stays[${at}].accommodation_type.id`,
            say: 'type_unknown',
          },
        ],
  );
  return [...strange, ...types];
}

/** A refusal of the kind's own quote in the words of the protocol; undefined for one that is none of a wish. */
function refusalMessages(
  platform: Platform,
  error: Refusal,
  of: Rated & { readonly language: Language; readonly parties: readonly RoomParty[] },
): UcpMessage[] | undefined {
  const { lodging, rated, language, parties } = of;
  const say = (key: string) => platform.translate(language, key, error.data);
  const fields = Object.entries((error.data?.fields ?? {}) as Record<string, string>);
  const limits = (error.data?.limits ?? {}) as Record<string, number>;
  if (fields.length > 0) {
    return fields.map(([field, key]): UcpMessage => {
      const limit = limits[field];
      const part = lodging.fields[field] ?? null;
      const path = part === null ? '$.stays[0]' : `$.stays[0].${part}`;
      const content = limit === undefined ? say(key) : platform.translate(language, withLimit(key), { limit });
      return { type: 'error', code: 'invalid_stay', severity: 'recoverable', path, content };
    });
  }
  const known = lodging.refusals[error.key as ErrorKey];
  if (!known) return undefined;
  const [code, part] = known;
  // Of several rooms the first that is too small is named.
  const small = parties.findIndex((party) => !holds(rated.room.capacity, party));
  const path = `$.stays[${Math.max(0, small)}]${part === '' ? '' : `.${part}`}`;
  return [{ type: 'error', code, severity: 'recoverable', path, content: say(`error.${error.key}`) }];
}

/**
 * Prices what an assistant wishes for, as it costs someone who has not signed in, by the quote of its kind. Returns why instead where it
 * cannot be had.
 */
export async function priceSession(
  platform: Platform,
  db: Queryable,
  of: { readonly wish: SessionWish; readonly language: Language; readonly currency: string },
): Promise<PricedSession | Refused> {
  const { wish, language } = of;
  const said = (flaws: readonly Flaw[]): Refused => ({
    problems: flaws.map(({ code, path, say, vars }) => ({
      type: 'error',
      code,
      severity: 'recoverable',
      path,
      content: platform.translate(language, `lodging.say.${say}`, vars),
    })),
  });
  const flaws = flawsOf(wish);
  const [first] = wish.stays;
  if (flaws.length > 0 || !first) return said(flaws);
  const found = await findRated(platform, db, { planId: rateOf(first) ?? '', language });
  if (!found) return said([{ code: 'rate_plan_unknown', path: '$.stays[0].rate_plan.id', say: 'rate_unknown' }]);
  const strange = strangeParts(wish, found.rated);
  if (strange.length > 0) return said(strange);
  const parties = wish.stays.map((stay, at) => partyOf(stay, at, wish.guests ?? []));
  const unclear = parties.filter(isFlaw);
  if (unclear.length > 0) return said(unclear);
  const rooms = parties as RoomParty[];
  const { lodging } = found;
  try {
    const request = lodging.request({
      planId: found.rated.plan.id,
      checkIn: first.stay_dates.start_date,
      checkOut: first.stay_dates.end_date,
      rooms,
    });
    const { kind } = lodging;
    return { kind, request, ...(await visitorQuote(platform, db, { kind, request, currency: of.currency })) };
  } catch (error) {
    const problems =
      error instanceof Refusal ? refusalMessages(platform, error, { ...found, language, parties: rooms }) : undefined;
    if (!problems) throw error;
    return { problems };
  }
}

/** Prices the stay of a taken session, of which nothing is booked yet, anew as it was asked for. Returns why instead where it cannot be had any more. */
export async function priceTaken(
  platform: Platform,
  db: Queryable,
  session: Session,
): Promise<PricedSession | Refused> {
  const { kind, request, language, frozen } = session;
  try {
    const quote = await visitorQuote(platform, db, { kind, request, currency: frozen.currency.code });
    return { kind, request, ...quote };
  } catch (error) {
    const found = await findRated(platform, db, { planId: String(request.planId), language });
    const problems =
      error instanceof Refusal && found
        ? refusalMessages(platform, error, { ...found, language, parties: [] })
        : undefined;
    if (!problems) throw error;
    return { problems };
  }
}

/** Why the stay of a taken session cannot be had any more; empty where it can. */
export async function whyGone(platform: Platform, db: Queryable, session: Session): Promise<readonly UcpMessage[]> {
  const priced = await priceTaken(platform, db, session);
  return 'problems' in priced ? priced.problems : [];
}
