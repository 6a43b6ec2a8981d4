export { noteTravelPrices } from './app/usecases/seen-now.ts';
