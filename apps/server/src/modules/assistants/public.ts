/** What slices let assistants search. */
export { acceptedLanguages } from './http/accepted-languages.ts';
export { languageFor } from './usecases/caller.ts';
export { type Finder, type Found, type FoundThing, finderPort, keptQuery, queryOf } from './usecases/find/finder.ts';
