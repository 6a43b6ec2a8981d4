import { readRecord, removeRecord, writeRecord } from '@app/client/device-db';
import { useEffect, useState } from 'react';
import { type RecentStay, readRecentStays, withRecentStay } from './recent-stays.ts';
import { useToday } from './use-stay.ts';

/** Where the device keeps them: table `quick`, one list. */
const RECORD = 'recent_hotel_searches';

/** Keeps a search on this device. */
export async function keepRecentStay(stay: RecentStay, today: string): Promise<void> {
  const kept = readRecentStays(await readRecord('quick', RECORD), today);
  await writeRecord('quick', RECORD, withRecentStay(kept, stay));
}

/** The hotel searches of this device, newest first; read anew each time the view is shown. */
export function useRecentStays() {
  const today = useToday();
  const [list, setList] = useState<readonly RecentStay[]>([]);
  useEffect(() => {
    let gone = false;
    void readRecord('quick', RECORD).then((kept) => {
      if (!gone) setList(readRecentStays(kept, today));
    });
    return () => {
      gone = true;
    };
  }, [today]);
  return {
    list,
    clear: () => {
      setList([]);
      void removeRecord('quick', RECORD);
    },
  };
}
