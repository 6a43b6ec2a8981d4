export { rolesAs, staffAs } from './core/db/readable.ts';
