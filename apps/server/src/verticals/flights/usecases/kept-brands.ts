import { keptValue } from '../../../platform/kept-value.ts';
import { fareBrands } from '../db/flight.repo.ts';
import { FLIGHTS } from './tags.ts';

/** Every fare brand as searches see it, kept in memory; what is booked is priced by what the table says. */
export const keptBrands = keptValue([FLIGHTS], (platform) => fareBrands(platform.db));
