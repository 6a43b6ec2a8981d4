import type { ErasePort } from '../../../public.ts';
import { deleteNotes } from '../db/note.repo.ts';

/** What staff wrote about somebody goes with them. */
export const eraseNotes: ErasePort = (tx, { customerId }) => deleteNotes(tx, customerId);
