import type { shapes } from '@app/contract/settings/schemas';
import type { z } from 'zod';
import { create } from 'zustand';

export type Bootstrap = z.output<typeof shapes.bootstrap.answer>;

/** What the start-up call said about the shop; null until it has answered. */
export const useShop = create<{ readonly shop: Bootstrap | null }>()(() => ({ shop: null }));

/** Milliseconds by which the server's clock is ahead of the device's. Countdowns add it. */
export const useClockOffset = create<{ readonly offsetMs: number }>()(() => ({ offsetMs: 0 }));
