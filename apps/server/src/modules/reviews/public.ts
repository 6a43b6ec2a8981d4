/** What other slices may use of reviews. */
export { shortName } from './domain/short-name.ts';
