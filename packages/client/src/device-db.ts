import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

type DeviceRecord = { id: string; data: unknown };
interface DeviceSchema extends DBSchema {
  storage: { key: string; value: DeviceRecord };
  quick: { key: string; value: DeviceRecord };
}
export type DeviceTable = 'storage' | 'quick';

let opening: Promise<IDBPDatabase<DeviceSchema> | null> | null = null;

/** Opens the database `avela`, version 1. Gives null where the browser refuses (private mode, blocked storage). */
function open(): Promise<IDBPDatabase<DeviceSchema> | null> {
  opening ??= openDB<DeviceSchema>('avela', 1, {
    upgrade(db) {
      db.createObjectStore('storage', { keyPath: 'id' });
      db.createObjectStore('quick', { keyPath: 'id' });
    },
  }).catch(() => null);
  return opening;
}

/** Reads one record's data; undefined when there is none or the database is unavailable. */
export async function readRecord<T>(table: DeviceTable, id: string): Promise<T | undefined> {
  try {
    return (await (await open())?.get(table, id))?.data as T | undefined;
  } catch {
    return undefined;
  }
}

/** Writes one record. A full or blocked database is ignored. */
export async function writeRecord(table: DeviceTable, id: string, data: unknown): Promise<void> {
  try {
    await (await open())?.put(table, { id, data });
  } catch {
    // the device keeps nothing; the next visit asks the server again
  }
}

/** Removes one record. */
export async function removeRecord(table: DeviceTable, id: string): Promise<void> {
  try {
    await (await open())?.delete(table, id);
  } catch {
    // nothing to remove
  }
}
