export { type ChosenInterests, interestsOf } from './db/chosen.repo.ts';
export { sizeOf } from './db/size.repo.ts';
