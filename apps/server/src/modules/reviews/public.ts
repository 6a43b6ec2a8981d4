/** What other slices may use of reviews. */
export { shortName } from './app/domain/short-name.ts';
