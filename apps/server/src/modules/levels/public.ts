export { subordinateCounts } from './db/level.repo.ts';
export { benefitsIn, shortened } from './domain/level-of.ts';
