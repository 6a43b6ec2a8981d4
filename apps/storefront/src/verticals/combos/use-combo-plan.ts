import { useEndpoint } from '@app/client/use-endpoint';
import { comboEndpoints } from '@app/contract/verticals/combos/endpoints';
import type { ComboDetail, ComboPlanPart, ComboSlotView } from '@app/contract/verticals/combos/views';
import { useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { useUser } from '../../shell/session.ts';
import { useConverted } from '../../widgets/converted.ts';
import { addDays } from '../../widgets/travel/dates/local-date.ts';
import { type ComboParams, type ComboTrip, tripOf, tripParams, tripQuery } from './combo-address.ts';
import { daysAway } from './days-away.ts';
import { type OwnTerms, ownPlan } from './own-plan.ts';

/** What is planned may be this old. */
const FRESH_MS = 30_000;

/** A part of the plan with what its slot is. */
export type PlannedPart = { readonly slot: ComboSlotView; readonly part: ComboPlanPart };
/** One that is filled. */
export type FilledPart = PlannedPart & { readonly filled: NonNullable<ComboPlanPart['filled']> };

/** Returns for whom prices are worked out: for the level of who is signed in. */
export function useOwnTerms(): OwnTerms {
  const discountBp = useUser()?.level.discountBp ?? 0;
  return { discountBp, converted: useConverted() };
}

/** The combo as its address chooses it, each slot filled. */
export function useComboPlan(combo: ComboDetail) {
  const params = useScreenParams<keyof ComboParams & string>();
  const setParams = useSetScreenParams();
  const trip = tripOf(params, combo);
  const read = useEndpoint(
    comboEndpoints.comboPlan,
    { query: { id: combo.id, ...tripQuery(trip) } },
    { keepPrevious: true, staleTime: FRESH_MS },
  );
  const terms = useOwnTerms();
  const plan = read.data ? ownPlan(read.data, terms) : null;
  const parts = combo.slots.flatMap((slot): PlannedPart[] => {
    const part = plan?.parts.find((one) => one.slot === slot.key);
    return part ? [{ slot, part }] : [];
  });
  const filled = parts.flatMap((one): FilledPart[] => (one.part.filled ? [{ ...one, filled: one.part.filled }] : []));
  return {
    combo,
    trip,
    plan,
    parts,
    filled,
    /** The days from leaving home to being back, as far as it is filled. */
    away: daysAway(
      filled.map((one) => one.filled.service),
      plan ?? { day: trip.day, lastDay: addDays(trip.day, combo.days - 1) },
    ),
    error: plan ? null : read.error,
    isPending: read.isPending,
    /** What is shown is not yet of what is chosen. */
    isStale: read.isPlaceholderData || (read.isFetching && read.isStale),
    refetch: () => void read.refetch(),
    setTrip: (next: ComboTrip) => setParams({ ...tripParams(next), lost: null, why: null, left: null, clash: null }),
  };
}

export type ComboOnScreen = ReturnType<typeof useComboPlan>;
