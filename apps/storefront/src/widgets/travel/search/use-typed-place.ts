import { useState } from 'react';
import { useSettled } from '../../use-settled.ts';

/** How long typing must pause before places are asked for, in milliseconds. */
const PAUSE_MS = 200;

/** What is typed into a place sheet, and the keyword to ask for once typing has paused. */
export function useTypedPlace() {
  const [typed, setTyped] = useState('');
  return { typed, setTyped, keyword: useSettled(typed.trim(), PAUSE_MS) };
}
