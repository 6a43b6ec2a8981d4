import type { Passenger } from '@app/contract/travel/person-schemas';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BookingValues } from '../booking/booking-form.ts';
import { likelyTravellers } from './likely-travellers.ts';
import type { TravellerRules } from './traveller-rules.ts';

/** Fills in who travels once, when the saved travellers and what the trip asks of them are known, where no one is chosen yet. */
export function useLikelyTravellers(of: {
  readonly form: UseFormReturn<BookingValues>;
  readonly kept: readonly Passenger[];
  readonly rules: TravellerRules | null;
}): void {
  const { form, kept, rules } = of;
  const filled = useRef(false);
  useEffect(() => {
    if (!rules || kept.length === 0 || filled.current) return;
    filled.current = true;
    for (const [field, id] of Object.entries(likelyTravellers(form.getValues(), kept, rules))) form.setValue(field, id);
  }, [form, kept, rules]);
}
