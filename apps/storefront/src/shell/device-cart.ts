import { readRecord, removeRecord, writeRecord } from '@app/client/device-db';
import type { Price } from '@app/contract/core/validation';
import { create } from 'zustand';
import { setCartCount } from './cart-count.ts';

/** A line of a visitor's cart as the device keeps it, with the price they saw when they put it in. */
export type DeviceLine = {
  readonly variantId: string;
  readonly quantity: number;
  readonly selected: boolean;
  readonly seen: Price | null;
};

/** Where the device keeps it: table `quick`. */
const RECORD = 'cart';

/** The cart of this device while nobody is signed in, newest line first; null until it is read. */
export const useDeviceCart = create<{ readonly lines: readonly DeviceLine[] | null }>()(() => ({ lines: null }));

const isLine = (value: unknown): value is DeviceLine => {
  const line = value as Partial<DeviceLine> | null;
  return typeof line?.variantId === 'string' && Number.isSafeInteger(line.quantity) && (line.quantity ?? 0) > 0;
};

/** Reads what the device keeps; anything odd is left out. */
export async function readDeviceCart(): Promise<readonly DeviceLine[]> {
  const kept = await readRecord<unknown>('quick', RECORD);
  return Array.isArray(kept) ? kept.filter(isLine) : [];
}

/** Reads the cart of the device once and puts its pieces on the badge. */
export async function openDeviceCart(): Promise<void> {
  const lines = await readDeviceCart();
  useDeviceCart.setState({ lines });
  setCartCount(lines.reduce((sum, line) => sum + line.quantity, 0));
}

/** Keeps the lines from now on; none removes the record. */
export async function keepDeviceCart(lines: readonly DeviceLine[]): Promise<void> {
  useDeviceCart.setState({ lines });
  await (lines.length > 0 ? writeRecord('quick', RECORD, lines) : removeRecord('quick', RECORD));
}
