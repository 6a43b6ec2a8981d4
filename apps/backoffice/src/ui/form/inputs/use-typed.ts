import { useState } from 'react';
import { useSettled } from '../../use-settled';
import { stillMeant } from './still-meant';

/**
 * What is typed into a list that the server searches: `word` is what it is asked for once typing has paused for a moment, and `meant`
 * leaves of its last answer what can still be meant while the next one is awaited.
 */
export function useTyped() {
  const [typed, search] = useState('');
  const trimmed = typed.trim();
  const word = useSettled(trimmed);
  const meant = <R>(rows: readonly R[], fetching: boolean, nameOf: (row: R) => string): R[] =>
    stillMeant(rows, trimmed, { waiting: fetching || word !== trimmed, nameOf });
  return { typed, word, search, meant };
}

/** What an option of a select is called. */
export const labelOf = ({ label }: { readonly label: string }): string => label;
/** What a row is called. */
export const nameOf = ({ name }: { readonly name: string }): string => name;
