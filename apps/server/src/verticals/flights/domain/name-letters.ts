import { refuse } from '@app/contract/core/refuse';
import type { BookedGuest } from '../../../modules/travel/public.ts';
import { documentKey } from './check-travellers.ts';

/** How many letters are typed, left out or typed instead of another to make one text of another. */
export function lettersApart(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const kept = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(kept, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** A name as it is compared: family and given name together, whatever the case and what stands between its parts. */
const plain = ({ familyName, givenName }: Pick<BookedGuest, 'familyName' | 'givenName'>): string =>
  `${familyName}${givenName}`.toUpperCase().replaceAll(/[^A-Z]/g, '');

/** Whether a traveller is another person than before: by the document, or where that is not known by the day of birth. */
const isOther = ({ document: before }: BookedGuest, { document: now }: BookedGuest): boolean => {
  if (!before || !now) return false;
  return before.birthDate !== now.birthDate || documentKey(before) !== documentKey(now);
};

type Corrections = {
  readonly before: readonly BookedGuest[];
  readonly now: readonly BookedGuest[];
  /** How many letters the airlines allow; 0 for none. */
  readonly letters: number;
  /** How many of them were corrected before, by the guests' places. */
  readonly corrected: readonly number[];
};

/**
 * Returns how many letters of each name are corrected. Refuses other people than those with tickets at their fields, and names of which
 * more letters would have been corrected in all than the airlines allow: many small corrections are no other name either.
 */
export function checkCorrections({ before, now, letters, corrected }: Corrections): number[] {
  const fields: Record<string, string> = {};
  const counts = now.map((guest, index) => {
    const was = before[index];
    if (!was) return 0;
    const apart = lettersApart(plain(was), plain(guest));
    const at = `guests.${index}.passengerId`;
    if (isOther(was, guest)) fields[at] = 'field.flight_other_person';
    else if (apart > 0 && apart + (corrected[index] ?? 0) > letters)
      fields[at] = letters === 0 ? 'field.flight_name_fixed' : 'field.flight_name_letters';
    return apart;
  });
  if (Object.keys(fields).length > 0) refuse('input.invalid', { fields, letters });
  return counts;
}
