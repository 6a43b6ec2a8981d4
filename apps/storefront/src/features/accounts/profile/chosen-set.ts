import type { InterestChoice } from '@app/contract/interests/schemas';
import { useState } from 'react';

const idsOf = (choices: readonly InterestChoice[]): string[] =>
  choices.filter(({ chosen }) => chosen).map(({ id }) => id);

/** The set with an entry put in or taken out. */
function toggled(set: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * What is chosen of several lists: as they were read until something is touched, then as it was touched, also when the
 * lists are read again. `offered` leaves out what is not on the lists any more.
 */
export function useChosen(choices: readonly InterestChoice[]) {
  const [touched, setTouched] = useState<ReadonlySet<string> | null>(null);
  const chosen = touched ?? new Set(idsOf(choices));
  return {
    chosen,
    changed: touched !== null,
    toggle: (id: string) => setTouched(toggled(chosen, id)),
    offered: (list: readonly InterestChoice[]): string[] => list.filter(({ id }) => chosen.has(id)).map(({ id }) => id),
  };
}
