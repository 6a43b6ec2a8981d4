export { memberLevelsAs } from './core/db/readable.ts';
