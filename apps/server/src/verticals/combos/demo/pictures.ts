import { demoCombos } from './combos.ts';

/** Every picture that the combos of the demo show as their own. */
export default demoCombos.map(({ cover }) => cover);
