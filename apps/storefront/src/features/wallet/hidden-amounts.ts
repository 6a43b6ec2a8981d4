import { create } from 'zustand';

/** Whether amounts of the wallet are covered, as long as the app is open. */
export const useHiddenAmounts = create<{ hidden: boolean; toggle: () => void }>((set) => ({
  hidden: false,
  toggle: () => set(({ hidden }) => ({ hidden: !hidden })),
}));

/** What stands for a covered amount. */
export const COVERED = '••••';
