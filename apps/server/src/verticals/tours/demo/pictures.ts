import { demoTours } from './tours.ts';

/** Every picture that the tours of the demo show. */
export default demoTours.map(({ cover }) => cover);
