import { travelOrderMachine } from '@app/contract/travel/travel-order.machine';
import { invariant } from '@app/kernel/assert';
import { findTransition } from '@app/kernel/machine';
import { parameters } from '../../../modules/settings/domain/parameters.ts';
import { autoAt } from '../../../modules/travel/domain/next-by-itself.ts';
import type { Act } from '../order-stage.ts';
import { placeTrip } from './place-trip.ts';
import type { LivingTrip, PlannedTrip, TripStep } from './trip.ts';
import { tripEffects } from './trip-effects.ts';
import type { TripStage, TripsPlaying } from './trip-stage.ts';

/** As the parameters of travel are at first. */
const TIMES = {
  verifyAfterHours: parameters['travel.verify_after_hours'].initial,
  commentDays: parameters['travel.auto_comment_days'].initial,
};

/** Takes one step of a trip's life by the machine of travel orders. */
function takeStep(playing: TripsPlaying, plan: PlannedTrip, given: TripStep): void {
  const trip = playing.living.get(plan.id);
  invariant(trip, 'a trip is placed before its steps');
  const { event, actor, at, note = '' } = given;
  const rule = findTransition(travelOrderMachine, { state: trip.state, event, actor });
  invariant(rule && rule.to !== 'origin', `${event} is not allowed in ${trip.state}`);
  tripEffects[event]?.(playing, trip, given);
  trip.history.push({ at, event, from: trip.state, to: rule.to, actor, note });
  trip.state = rule.to;
  trip.version += 1;
  const { endsAt } = plan.offer.service;
  const times = { ...TIMES, confirmMinutes: plan.confirming?.minutes ?? null };
  trip.autoAt = autoAt(rule.to, { endsAt, paidAt: trip.paidAt, verifiedAt: trip.verifiedAt, now: at }, times);
}

/**
 * The lives of all trips as acts on the demo's books, to be played in the order of time with everything else that moves
 * money. Each step goes by the machine of travel orders and gives back what the rules of cancelling say.
 */
export function playTrips(plans: readonly PlannedTrip[], stage: TripStage) {
  const living = new Map<string, LivingTrip>();
  const playing: TripsPlaying = { ...stage, living };
  const acts = plans.flatMap((plan): Act[] => [
    { at: plan.placedAt, run: () => void living.set(plan.id, placeTrip(plan, stage)) },
    ...plan.steps.map((given) => ({ at: given.at, run: () => takeStep(playing, plan, given) })),
  ]);
  return { acts, trips: (): LivingTrip[] => [...living.values()] };
}
