import type { DepartureRule } from '@app/contract/verticals/tours/staff-input';
import { daysOn } from '@app/kernel/local-day';
import { departureMoments } from './departure-moments.ts';
import type { StoredTour } from './stored-tour.ts';

type Planned = ReturnType<typeof departureMoments> & {
  readonly day: string;
  readonly start: string;
  readonly language: string;
};

/** The departures of a rule, and how many of it are passed over: they are past, or would have been decided by now. */
export function departuresOfRule(
  tour: Pick<StoredTour, 'zone' | 'days' | 'hours' | 'goDays'>,
  rule: DepartureRule,
  now: Date,
): { readonly planned: Planned[]; readonly passed: number } {
  const all = daysOn(rule.from, rule.to, rule.weekdays).flatMap((day) =>
    [...new Set(rule.starts)].flatMap((start) =>
      [...new Set(rule.languages)].map((language) => ({
        day,
        start,
        language,
        ...departureMoments(tour, { day, start, minPeople: rule.minPeople }),
      })),
    ),
  );
  const planned = all.filter(({ startsAt, decidesAt }) => startsAt > now && (decidesAt === null || decidesAt > now));
  return { planned, passed: all.length - planned.length };
}
