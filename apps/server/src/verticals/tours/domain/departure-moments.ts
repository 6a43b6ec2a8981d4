import { addMs, HOUR } from '@app/kernel/clock';
import { addDays, type Day } from '@app/kernel/local-day';
import { instantOf } from '@app/kernel/zone-time';

/** Hour of the tour's own clock at which it is decided whether a departure takes place. */
export const DECISION_HOUR = '18:00';

/** When a departure begins, ends, and is decided: by clocks of its zone, whatever they do in between. */
export function departureMoments(
  tour: { readonly zone: string; readonly days: number; readonly hours: number | null; readonly goDays: number },
  of: { readonly day: Day; readonly start: string; readonly minPeople: number },
): { readonly startsAt: Date; readonly endsAt: Date; readonly decidesAt: Date | null } {
  const startsAt = instantOf(of.day, of.start, tour.zone);
  const lastDay = addDays(of.day, tour.days - 1);
  return {
    startsAt,
    endsAt:
      tour.hours === null ? instantOf(addDays(lastDay, 1), '00:00', tour.zone) : addMs(startsAt, tour.hours * HOUR),
    decidesAt: of.minPeople === 0 ? null : instantOf(addDays(of.day, -tour.goDays), DECISION_HOUR, tour.zone),
  };
}
