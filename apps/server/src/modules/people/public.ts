export { insertNote } from './db/note.repo.ts';
