import { useCallback, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useUser } from '../../../shell/session.ts';
import { forgetTabDraft, keepTabDraft, readTabDraft } from '../../tab-draft.ts';
import type { BookingValues } from './booking-form.ts';

const PREFIX = 'booking-draft:';

type Draft = { readonly userId: string; readonly values: BookingValues };

/** What a draft of this tab says was typed by this person; nothing where it is another's or not sound. */
export function readDraft(kept: unknown, userId: string): BookingValues {
  const draft = kept as Partial<Draft> | null;
  if (draft?.userId !== userId) return {};
  return Object.fromEntries(Object.entries(draft.values ?? {}).filter(([, value]) => typeof value === 'string'));
}

/** Fills in what a person is to find in a booking form that they have not opened yet, beside what they have typed there before. */
export function fillDraft(name: string, userId: string, values: BookingValues): void {
  const key = `${PREFIX}${name}`;
  keepTabDraft(key, { userId, values: { ...readDraft(readTabDraft(key), userId), ...values } } satisfies Draft);
}

/**
 * Keeps what is typed into a booking form in this tab, so that a reload or a new sign-in loses nothing. It belongs to
 * whoever typed it: nobody else on the device is shown it. Gives the function that forgets it once it is booked.
 */
export function useKeptDraft(form: UseFormReturn<BookingValues>, name: string): () => void {
  const userId = useUser()?.id;
  const key = `${PREFIX}${name}`;
  useEffect(() => {
    if (!userId || name === '') return;
    const typed = readDraft(readTabDraft(key), userId);
    for (const [field, value] of Object.entries(typed)) {
      if (!form.getFieldState(field).isDirty) form.setValue(field, value, { shouldDirty: true });
    }
    const watching = form.watch((values) =>
      keepTabDraft(key, { userId, values: values as BookingValues } satisfies Draft),
    );
    return () => watching.unsubscribe();
  }, [form, key, name, userId]);
  return useCallback(() => forgetTabDraft(key), [key]);
}
