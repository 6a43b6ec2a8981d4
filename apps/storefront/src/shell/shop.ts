import type { AnswerOf } from '@app/contract/core/endpoint';
import type { settingsEndpoints } from '@app/contract/settings/endpoints';
import { create } from 'zustand';

export type Bootstrap = AnswerOf<typeof settingsEndpoints.bootstrap>;

/** What the start-up call said about the shop; null until it has answered. */
export const useShop = create<{ readonly shop: Bootstrap | null }>()(() => ({ shop: null }));

/** Milliseconds by which the server's clock is ahead of the device's. Countdowns add it. */
export const useClockOffset = create<{ readonly offsetMs: number }>()(() => ({ offsetMs: 0 }));
