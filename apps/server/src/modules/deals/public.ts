export { anyOpenDeal } from './db/open-deal.repo.ts';
