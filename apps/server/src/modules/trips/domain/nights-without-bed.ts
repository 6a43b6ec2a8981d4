import { addDays, type Day } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { isOnTheWay, nightOf, type Plan } from './where-one-is.ts';

/** A time away from home, and where one came to. */
type Away = { readonly from: Date; readonly to: Date; readonly zone: string; readonly city: Town | null };
type Town = { readonly id: string; readonly name: string };

/** Nights that follow one another in one town: `to` is the day after the last. */
export type BedlessNights = { day: Day; to: Day; nights: number; city: Town | null; ends: Date };

const latest = (dates: readonly Date[]): Date | undefined => [...dates].sort((a, b) => b.getTime() - a.getTime())[0];

/** Between the first stay and the last of a trip without flights. */
function betweenStays({ stays }: Plan): Away[] {
  const first = stays[0];
  const to = latest(stays.map(({ stop }) => stop.endsAt));
  if (!first || !to) return [];
  const { booking, stop } = first;
  return [{ from: stop.startsAt, to, zone: booking.service.zone, city: booking.city }];
}

/** From the first stay before the first flight until that departs: who sleeps in a hotel there is away already. */
function beforeFlights({ flights, stays }: Plan): Away[] {
  const to = flights[0]?.stop.startsAt;
  const first = stays.find(({ stop }) => to && stop.startsAt < to);
  if (!to || !first) return [];
  return [{ from: first.stop.startsAt, to, zone: first.booking.service.zone, city: first.booking.city }];
}

/**
 * Before the first flight where one sleeps away from home then, and from each landing that is not at home to the next departure, or until
 * nothing is planned any more.
 */
function timesAway(plan: Plan): Away[] {
  const { flights, stays, visits } = plan;
  const home = flights[0]?.stop.from.cityId;
  if (home === undefined) return betweenStays(plan);
  const away = flights.flatMap(({ stop }, at) => {
    if (stop.to.cityId === home) return [];
    const next = flights[at + 1]?.stop.startsAt;
    const to = next ?? latest([...stays, ...visits].map((one) => one.stop.endsAt));
    if (!to || to <= stop.endsAt) return [];
    return [{ from: stop.endsAt, to, zone: stop.to.zone, city: { id: stop.to.cityId, name: stop.to.city } }];
  });
  return [...beforeFlights(plan), ...away];
}

/** Where one is in the night after a day: where one stayed or was last since one landed, else where one landed. */
function townOf({ stays, visits }: Plan, away: Away, night: Date): Town | null {
  const been = [...stays, ...visits]
    .filter(({ stop }) => stop.startsAt >= away.from && stop.endsAt <= night)
    .sort((a, b) => a.stop.endsAt.getTime() - b.stop.endsAt.getTime());
  return been.at(-1)?.booking.city ?? away.city;
}

function hasBed({ flights, stays, visits }: Plan, day: Day, night: Date): boolean {
  if (stays.some(({ stop }) => stop.from <= day && day < stop.to)) return true;
  if (visits.some(({ stop }) => stop.startsAt <= night && night < stop.endsAt)) return true;
  return isOnTheWay(flights, night);
}

/** The nights to come away from home for which nothing to sleep in is booked; those in the air need none. */
export function nightsWithoutBed(plan: Plan, now: Date): BedlessNights[] {
  const found: BedlessNights[] = [];
  for (const away of timesAway(plan)) {
    // A landing after midnight is of the night that began the day before.
    for (let day = addDays(dayIn(away.zone, away.from), -1); ; day = addDays(day, 1)) {
      const night = nightOf(day, away.zone);
      if (night >= away.to) break;
      if (night < away.from || night <= now || hasBed(plan, day, night)) continue;
      const city = townOf(plan, away, night);
      const last = found.at(-1);
      if (last && last.to === day && last.city?.id === city?.id) {
        Object.assign(last, { to: addDays(day, 1), nights: last.nights + 1, ends: night });
      } else found.push({ day, to: addDays(day, 1), nights: 1, city, ends: night });
    }
  }
  return found;
}
