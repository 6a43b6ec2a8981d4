/** What slices let assistants search. */
export { type Finder, type Found, type FoundThing, finderPort, keptQuery, queryOf } from './usecases/find/finder.ts';
