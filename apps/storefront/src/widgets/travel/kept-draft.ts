import { useCallback, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useUser } from '../../shell/session.ts';
import type { BookingValues } from './booking-form.ts';

const PREFIX = 'booking-draft:';

type Draft = { readonly userId: string; readonly values: BookingValues };

/** What a text of this device's storage says was typed by this person; nothing where it is another's or not sound. */
export function readDraft(text: string | null, userId: string): BookingValues {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<Draft> | null;
    if (draft?.userId !== userId) return {};
    return Object.fromEntries(Object.entries(draft.values ?? {}).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** The storage of this tab; null where the browser allows none. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

function keep(key: string, draft: Draft): void {
  try {
    storage()?.setItem(key, JSON.stringify(draft));
  } catch {
    // a full storage keeps nothing; the form itself still has it
  }
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
    const typed = readDraft(storage()?.getItem(key) ?? null, userId);
    for (const [field, value] of Object.entries(typed)) {
      if (!form.getFieldState(field).isDirty) form.setValue(field, value, { shouldDirty: true });
    }
    const watching = form.watch((values) => keep(key, { userId, values: values as BookingValues }));
    return () => watching.unsubscribe();
  }, [form, key, name, userId]);
  return useCallback(() => storage()?.removeItem(key), [key]);
}
