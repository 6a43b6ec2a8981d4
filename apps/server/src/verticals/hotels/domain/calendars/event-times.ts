import { addDays, type Day } from '@app/kernel/local-day';
import ICAL from 'ical.js';
import { dayOf, instantNumber, momentOf, type Zone, type Zones, zoneNamed } from './moments.ts';

export type Event = {
  readonly component: ICAL.Component;
  readonly uid: string;
  readonly start: ICAL.Time;
  readonly zone: Zone;
};

/** A time at which an event takes place, and when it ends where the calendar says that of this time alone. */
export type EventTime = { readonly at: ICAL.Time; readonly zone: Zone; readonly ends: ICAL.Time | null };

type Limits = {
  readonly zones: Zones;
  /** The hotel's zone. */
  readonly hotel: string;
  /** The last night that counts. */
  readonly last: Day;
  readonly step: () => void;
};

export const zoneOf = (component: ICAL.Component, name: string, zones: Zones): Zone =>
  zoneNamed(component.getFirstProperty(name)?.getFirstParameter('tzid'), zones);

/** The values of every property of a name, each with its zone. */
const valuesOf = (component: ICAL.Component, name: string, zones: Zones) =>
  component.getAllProperties(name).flatMap((property) => {
    const zone = zoneNamed(property.getFirstParameter('tzid'), zones);
    return property.getValues().map((value) => ({ value, zone }));
  });

/** Whether a time of an event is excluded: by its instant, or by its day. */
function exclusions(
  component: ICAL.Component,
  { zones, hotel }: Limits,
): (time: Pick<EventTime, 'at' | 'zone'>) => boolean {
  const days = new Set<Day>();
  const instants = new Set<number>();
  for (const { value, zone } of valuesOf(component, 'exdate', zones)) {
    if (!(value instanceof ICAL.Time)) continue;
    if (value.isDate) days.add(dayOf(value));
    else instants.add(instantNumber(momentOf(value, zone), hotel));
  }
  return ({ at, zone }) =>
    days.has(dayOf(at)) || (instants.size > 0 && instants.has(instantNumber(momentOf(at, zone), hotel)));
}

/**
 * The times of one rule until the last night that counts. Those of months that the rule does not name are left out: the library goes on in the
 * month after where one has not as many days as the rule says.
 */
function* timesOfRule(rule: ICAL.Recur, { start, zone }: Event, { last, step }: Limits): Generator<EventTime> {
  const months = rule.getComponent('bymonth').map(Number);
  const times = rule.iterator(start);
  for (let time = times.next(); time; time = times.next()) {
    step();
    if (dayOf(time) > addDays(last, 2)) return;
    if (months.length === 0 || months.includes(time.month)) yield { at: time.clone(), zone, ends: null };
  }
}

/** The times that are named one by one. A period bears its own end. */
function* timesNamed(component: ICAL.Component, { zones, step }: Limits): Generator<EventTime> {
  for (const { value, zone } of valuesOf(component, 'rdate', zones)) {
    step();
    if (value instanceof ICAL.Time) yield { at: value, zone, ends: null };
    else if (value instanceof ICAL.Period) yield { at: value.start, zone, ends: value.getEnd() };
  }
}

/** When an event takes place: once, as often as its rules say until the last night that counts, and at times that are named; not at those excluded. */
export function* timesOf(event: Event, limits: Limits): Generator<EventTime> {
  const { component, start, zone } = event;
  const rules = component.getAllProperties('rrule').map((property) => property.getFirstValue());
  const isExcluded = exclusions(component, limits);
  function* all(): Generator<EventTime> {
    if (rules.length === 0) yield { at: start, zone, ends: null };
    for (const rule of rules) if (rule instanceof ICAL.Recur) yield* timesOfRule(rule, event, limits);
    yield* timesNamed(component, limits);
  }
  for (const time of all()) if (!isExcluded(time)) yield time;
}
