import { readRecord, removeRecord, writeRecord } from '@app/client/device-db';
import { useEffect, useState } from 'react';
import { useToday } from '../dates/use-today.ts';
import { type RecentRules, readRecent, withRecent } from './recent-searches.ts';

/** The searches of one kind on this device: `record` names where they are kept, in the table `quick`, as one list. */
export type RecentStore<T> = RecentRules<T> & { readonly record: string };

/** Keeps a search on this device. */
export async function keepRecent<T>(store: RecentStore<T>, added: T, today: string): Promise<void> {
  const kept = readRecent(await readRecord('quick', store.record), today, store);
  await writeRecord('quick', store.record, withRecent(kept, added, store));
}

/** Every day is after it. */
const BEFORE_ALL = '';

/** The searches of one kind on this device, newest first, past ones among them. */
export const usePastSearches = <T>(store: RecentStore<T>): readonly T[] => useKept(store, BEFORE_ALL)[0];

/** The searches of one kind on this device, newest first; read anew each time the view is shown. */
export function useRecentSearches<T>(store: RecentStore<T>) {
  const today = useToday();
  const [list, setList] = useKept(store, today);
  return {
    list,
    clear: () => {
      setList([]);
      void removeRecord('quick', store.record);
    },
  };
}

/** What the device keeps and is of use from `today` on, and what changes the list in the view. */
function useKept<T>(store: RecentStore<T>, today: string) {
  const [list, setList] = useState<readonly T[]>([]);
  useEffect(() => {
    let gone = false;
    void readRecord('quick', store.record).then((kept) => {
      if (!gone) setList(readRecent(kept, today, store));
    });
    return () => {
      gone = true;
    };
  }, [today, store]);
  return [list, setList] as const;
}
