export { subordinateCounts } from './db/member.repo.ts';
export { benefitsIn, shortened } from './domain/level-of.ts';
