import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import { tripLimits } from '@app/contract/trips/limits';
import type { TripNote } from '@app/contract/trips/views';
import { inTransaction } from '../../../platform/db/connect.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockCustomer } from '../../accounts/core.ts';
import { addNote, changeNote, countNotes, deleteNote } from '../db/trip.repo.ts';
import { isDayOfTrip } from './read-trips.ts';

type NoteInput = Omit<TripNote, 'id'> & { readonly id?: string | undefined };

/**
 * Writes a note for a day, or changes one of the customer's own. Refuses record.not_found, and trip.too_many_notes where the day
 * or the customer has as many as there may be, and by its field a day that is of none of the customer's trips.
 */
export async function saveNote(
  platform: Platform,
  { customerId, lang }: { readonly customerId: string; readonly lang: Locale },
  input: NoteInput,
): Promise<TripNote> {
  const note = { ...input, id: input.id ?? newId(platform.clock), customerId };
  await inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, customerId);
    const { all, onDay } = await countNotes(tx, { customerId, day: note.day, beside: input.id ?? null });
    if (onDay >= tripLimits.notesPerDay) refuse('trip.too_many_notes', { max: tripLimits.notesPerDay });
    if (all >= tripLimits.notes) refuse('trip.too_many_notes', { max: tripLimits.notes });
    if (input.id === undefined) await addNote(tx, note);
    else assertThat(await changeNote(tx, note), 'record.not_found');
    if (!(await isDayOfTrip(platform, tx, { customerId, lang, day: note.day }))) refuseField('day', 'field.trip_day');
  });
  const { id, day, hour, text } = note;
  return { id, day, hour, text };
}

/** Deletes a note. Refuses record.not_found. */
export async function removeNote(platform: Platform, customerId: string, id: string): Promise<null> {
  assertThat(await deleteNote(platform.db, customerId, id), 'record.not_found');
  return null;
}
