export { insertNote } from '../accounts/app/staff/db/note.repo.ts';
