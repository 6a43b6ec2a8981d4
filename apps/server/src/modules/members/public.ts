export { shortened } from './domain/level-of.ts';
