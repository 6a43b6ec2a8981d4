import type { Day } from '@app/kernel/local-day';
import { dayIn, instantOf, knowsZone } from '@app/kernel/zone-time';
import ICAL from 'ical.js';

/** A moment of a calendar: a day, or what clocks show, with the zone where one is said. */
export type Moment = { readonly day: Day; readonly hour: string | null; readonly zone: Zone };
export type Zone = { readonly name: string } | { readonly rules: ICAL.Timezone } | null;
export type Zones = ReadonlyMap<string, ICAL.Timezone>;

const two = (value: number): string => String(value).padStart(2, '0');
export const dayOf = ({ year, month, day }: ICAL.Time): Day =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** A zone by its name; by the rules that the file has for it where this runtime does not know the name; else none. */
export function zoneNamed(name: string | undefined, zones: Zones): Zone {
  if (name === undefined || name === '') return null;
  const plain = name.replace(/^\/[^/]+\/(?:[^/]+\/)?(?=[A-Z][A-Za-z]+\/)/, '');
  if (knowsZone(plain)) return { name: plain };
  const rules = zones.get(name);
  return rules ? { rules } : null;
}

export const momentOf = (time: ICAL.Time, zone: Zone): Moment => ({
  day: dayOf(time),
  hour: time.isDate ? null : `${two(time.hour)}:${two(time.minute)}`,
  zone: time.zone === ICAL.Timezone.utcTimezone ? { name: 'UTC' } : zone,
});

/** The day of the hotel on which a moment is, and whether it is that day's midnight. What has no zone is by the hotel's clock. */
export function atHotel({ day, hour, zone }: Moment, hotel: string): { readonly day: Day; readonly midnight: boolean } {
  if (hour === null || zone === null) return { day, midnight: hour === null || hour === '00:00' };
  const instant = inZone(day, hour, zone);
  const there = dayIn(hotel, instant);
  return { day: there, midnight: instantOf(there, '00:00', hotel).getTime() === instant.getTime() };
}

const inZone = (day: Day, hour: string, zone: NonNullable<Zone>): Date =>
  'name' in zone ? instantOf(day, hour, zone.name) : byRules(day, hour, zone.rules);

/** A moment as a number, the same for the same instant in whichever zone it is written; days are their midnight in UTC. */
export const instantNumber = ({ day, hour, zone }: Moment, hotel: string): number =>
  (hour === null ? new Date(`${day}T00:00Z`) : inZone(day, hour, zone ?? { name: hotel })).getTime();

function byRules(day: Day, hour: string, rules: ICAL.Timezone): Date {
  const wall = ICAL.Time.fromDateTimeString(`${day}T${hour}:00`, undefined as never);
  return new Date(Date.parse(`${day}T${hour}:00Z`) - rules.utcOffset(wall) * 1_000);
}
