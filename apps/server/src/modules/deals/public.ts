export { anyOpenDeal } from './app/db/open-deal.repo.ts';
