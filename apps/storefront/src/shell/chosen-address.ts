import { create } from 'zustand';

/**
 * The delivery address chosen in the address book's select mode (`/myaddress?select=1`, `/addaddress?select=1`) for the
 * order being confirmed; null when none was.
 */
export const useChosenAddress = create<{
  readonly chosenId: string | null;
  readonly choose: (id: string | null) => void;
}>()((set) => ({
  chosenId: null,
  choose: (chosenId) => set({ chosenId }),
}));
