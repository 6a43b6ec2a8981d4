/** What kinds of travel whose rooms assistants book say of them. */
export { type Lodging, lodgingPort, type RatedRoom } from './usecases/lodging-port.ts';
