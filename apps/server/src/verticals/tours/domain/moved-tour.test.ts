import { expect, test } from 'vitest';
import { weightOf } from '../../../modules/travel/public.ts';
import { movedBy, TOUR_THRESHOLDS } from './moved-tour.ts';

const at = (day: string, hour: string) => ({ day, startsAt: new Date(`${day}T${hour}Z`) });

test.each([
  ['2027-05-01', '12:00', 'told'],
  ['2027-05-01', '12:01', 'major'],
  ['2027-05-01', '07:00', 'major'],
  ['2027-05-02', '00:30', 'major'],
])('from ten on 1 May to %s %s: %s', (day, hour, weight) => {
  expect(weightOf(movedBy(at('2027-05-01', '10:00'), at(day, hour)), TOUR_THRESHOLDS)).toBe(weight);
});
