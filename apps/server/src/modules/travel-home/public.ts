export { readTravelRow, TRAVEL_ROW } from './usecases/home-categories.ts';
