import type { ProviderChoice, Silence } from '@app/contract/travel/order-views';
import { addMs, DAY } from '@app/kernel/clock';

/** How far what is had now is from what the customer agreed to. */
export type ChangeExtent = {
  /** Minutes earlier or later, whichever begins. */
  readonly minutes: number;
  /** It begins on another day by its own clock. */
  readonly anotherDay: boolean;
  /** What follows can no longer be reached: a connection, or the way back. */
  readonly broken: boolean;
};

/** From how many minutes on customers are asked, and from how many they choose; nothing below is asked. */
export type ChangeThresholds = { readonly askedFrom: number; readonly chosenFrom: number };

/** A change that is only announced, one that counts as accepted without an answer, or one that is the customer's choice. */
export type ChangeWeight = 'told' | 'minor' | 'major';

export function weightOf(extent: ChangeExtent, thresholds: ChangeThresholds): ChangeWeight {
  const { minutes, anotherDay, broken } = extent;
  if (broken || anotherDay || minutes >= thresholds.chosenFrom) return 'major';
  return minutes >= thresholds.askedFrom ? 'minor' : 'told';
}

/** Hours before the service begins at which a change is decided without an answer. */
const LAST_HOURS = DAY;

/**
 * Returns until when a change is answered, and what is done then without an answer. It is decided a day before the service
 * begins, a small one some days after it was made where that is sooner. What is announced later than a day before is asked about
 * until the service begins, and without an answer it then stays as it is. What is `off`, as it
 * does not take place at all, is given back by silence whenever that is.
 */
export function consentBy(of: {
  readonly weight: 'minor' | 'major';
  readonly stands: boolean;
  readonly off?: boolean | undefined;
  readonly now: Date;
  readonly startsAt: Date;
  readonly acceptDays: number;
}): { readonly decideBy: Date; readonly silence: Silence } {
  const lastMoment = addMs(of.startsAt, -LAST_HOURS);
  if (lastMoment <= of.now) return { decideBy: of.startsAt, silence: of.off ? 'refund' : 'accept' };
  if (of.weight === 'major') return { decideBy: lastMoment, silence: of.stands ? 'accept' : 'refund' };
  const days = addMs(of.now, of.acceptDays * DAY);
  return { decideBy: days < lastMoment ? days : lastMoment, silence: 'accept' };
}

/** Whether something else may be had for what is booked: its kind has that. */
export const isReplaceable = (vertical: { readonly instead?: unknown; readonly amend?: unknown }): boolean =>
  vertical.instead !== undefined && vertical.amend !== undefined;

/** Whether a change is the customer's choice, so that they may also take something else: a small one is accepted or let pass. */
export const isChosen = ({ weight }: { readonly weight: 'minor' | 'major' }): boolean => weight === 'major';

/** How a change may be answered; `replaceable` is whether there can be something else for it. */
export function choicesOf(of: {
  readonly weight: 'minor' | 'major';
  readonly stands: boolean;
  readonly replaceable: boolean;
}): ProviderChoice[] {
  return [
    ...(of.stands ? (['accept'] as const) : []),
    ...(isChosen(of) && of.replaceable ? (['replace'] as const) : []),
    ...(isChosen(of) ? (['refund'] as const) : []),
  ];
}
