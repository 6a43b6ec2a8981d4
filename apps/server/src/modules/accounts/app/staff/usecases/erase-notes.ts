import { deleteNotes } from '../../../core/db/note.repo.ts';
import type { ErasePort } from '../../../core/usecases/ports.ts';

/** What staff wrote about somebody goes with them. */
export const eraseNotes: ErasePort = (tx, { customerId }) => deleteNotes(tx, customerId);
