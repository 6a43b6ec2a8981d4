import { useEndpoint } from '@app/client/use-endpoint';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useUser } from '../../../shell/session.ts';
import { type BookingValues, proposedValues } from './booking-form.ts';

/** Fills in who is written to, once it is known, where nothing was typed. */
export function useProposedContact(form: UseFormReturn<BookingValues>): void {
  const { data } = useEndpoint(travelEndpoints.proposedContact, {}, { enabled: useUser() !== null });
  const filled = useRef(false);
  useEffect(() => {
    if (!data || filled.current) return;
    filled.current = true;
    const typed = (field: string) => form.getFieldState(field).isDirty;
    for (const [field, value] of Object.entries(proposedValues(data, typed))) form.setValue(field, value);
  }, [data, form]);
}
