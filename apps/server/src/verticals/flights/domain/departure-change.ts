import { refuseField } from '@app/contract/core/refuse';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import { addMs, MINUTE } from '@app/kernel/clock';
import { instantOf } from '@app/kernel/zone-time';
import { minutesBetween } from './schedule.ts';

/** A delay as staff say it: in minutes, or as what the clock of the airport will show. */
export type DelayAsked = {
  readonly delayMinutes?: number | undefined;
  readonly localDeparture?: string | undefined;
};

/**
 * The minutes of a delay after the scheduled moment. Refuses at its field what is before that, more than a day after it,
 * or over by now.
 */
export function minutesOfDelay(
  asked: DelayAsked,
  of: { readonly scheduledAt: Date; readonly zone: string; readonly now: Date },
): number {
  const { localDeparture } = asked;
  const field = localDeparture === undefined ? 'delayMinutes' : 'localDeparture';
  const minutes =
    localDeparture === undefined
      ? (asked.delayMinutes ?? 0)
      : minutesBetween(of.scheduledAt, instantOf(localDeparture.slice(0, 10), localDeparture.slice(11), of.zone));
  if (minutes < 0 || minutes > flightLimits.delayMinutes) refuseField(field, 'field.flight_delay');
  if (addMs(of.scheduledAt, minutes * MINUTE) <= of.now) refuseField(field, 'field.flight_delay_past');
  return minutes;
}
