export { totalFacts } from './db/sums.repo.ts';
