import { readRecord, removeRecord, writeRecord } from '@app/client/device-db';
import { useEffect, useState } from 'react';
import { readRecent, withoutRecent, withRecent } from './recent-searches.ts';

/** Where the device keeps them: table `quick`, one list. */
const RECORD = 'recent_searches';

/** The keywords searched for on this device, newest first, and what changes them. Null until they are read. */
export function useRecentSearches() {
  const [list, setList] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let gone = false;
    void readRecord('quick', RECORD).then((kept) => {
      if (!gone) setList(readRecent(kept));
    });
    return () => {
      gone = true;
    };
  }, []);

  /** Another visit or tab may have searched meanwhile: the change is made to what the device keeps now. */
  const change = async (next: (list: readonly string[]) => string[]) => {
    const changed = next(readRecent(await readRecord('quick', RECORD)));
    await (changed.length > 0 ? writeRecord('quick', RECORD, changed) : removeRecord('quick', RECORD));
    setList(changed);
  };
  return {
    list,
    add: (keyword: string) => void change((kept) => withRecent(kept, keyword)),
    remove: (keyword: string) => void change((kept) => withoutRecent(kept, keyword)),
    clear: () => void change(() => []),
  };
}
