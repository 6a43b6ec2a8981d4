import { minutesOf } from '@app/contract/verticals/dining/opening-hours';
import type { OpeningHours } from '@app/contract/verticals/dining/views';
import type { JsonLd } from '../../../modules/pages/public.ts';
import { DAY_MINUTES, hourOf } from './table-times.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * Opening hours of a weekday for search engines. Those around the clock end a minute before they begin: where both are the same, and midnight,
 * search engines understand that it is closed.
 */
export const hoursData = ({ weekday, opens, closes }: Pick<OpeningHours, 'weekday' | 'opens' | 'closes'>): JsonLd => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: `https://schema.org/${WEEKDAYS[weekday - 1]}`,
  opens,
  closes: opens === closes ? hourOf(minutesOf(opens) + DAY_MINUTES - 1) : closes,
});
