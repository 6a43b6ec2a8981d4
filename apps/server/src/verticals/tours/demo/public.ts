/** What the demo of combos of tours uses of the demo of tours; their manifests do not load it. */

export { findsPlace, leaves, type Stage, takePlace, tripOf, type Wish } from './book-tour.ts';
export { openStage } from './open-stage.ts';
export { demoTours } from './tours.ts';
export { withWords } from './with-words.ts';
