import { readRecord, writeRecord } from '@app/client/device-db';

const RECORD = 'dining-city';

/** The city last searched on this device; null where none was. */
export async function readLastCity(): Promise<string | null> {
  const kept = await readRecord('quick', RECORD);
  return typeof kept === 'string' ? kept : null;
}

/** Keeps the city on this device, so that the next search begins there. */
export const keepLastCity = (city: string): Promise<void> => writeRecord('quick', RECORD, city);
