import { useCallback, useSyncExternalStore } from 'react';

const PREFIX = 'avela.staff.store.';
/** What stays on this device when somebody signs out: chosen columns, and where this desk stands. */
const STAYS = /\.(hiddenColumns|deskPlace)$/;

const listeners = new Set<() => void>();

const announce = (): void => {
  for (const changed of listeners) changed();
};

function follow(changed: () => void): () => void {
  listeners.add(changed);
  // Another window of this browser changed it.
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

function parse<T>(text: string | null, first: T): T {
  if (text === null) return first;
  try {
    return JSON.parse(text) as T;
  } catch {
    return first;
  }
}

/** Returns what this device keeps under a name, or `first`. */
export const readArranged = <T>(name: string, first: T): T => parse(localStorage.getItem(PREFIX + name), first);

/** Keeps a value on this device. Where it has no room left, the value is lost, and nothing else. */
export function keepArranged(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    return;
  }
  announce();
}

/** Forgets what a person arranged, except what stays. */
export function forgetArranged(): void {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX) && !STAYS.test(name));
  for (const name of names) localStorage.removeItem(name);
  announce();
}

/** What a person arranged, stored on this device, and how to change it: columns, filters, a place. */
export function useArranged<T>(name: string, first: T): [T, (value: T) => void] {
  const text = useSyncExternalStore(follow, () => localStorage.getItem(PREFIX + name));
  const keep = useCallback((value: T) => keepArranged(name, value), [name]);
  return [parse(text, first), keep];
}
