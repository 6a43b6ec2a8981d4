import { citiesByAir } from './cities-by-air.ts';
import { citiesElsewhere } from './cities-elsewhere.ts';
import { citiesOfEurope } from './cities-of-europe.ts';
import { countries, four } from './city-row.ts';
import type { DemoCity, HotelCity } from './demo-city.ts';

/** Cities of the demo with hotels, the weightiest first. */
export const hotelCities: readonly HotelCity[] = [...citiesOfEurope, ...citiesElsewhere].map(
  ([key, name, code, zone, at, look, areas]) => {
    const [picture, usual, taxBp, popular] = look;
    return { key, name: four(name), country: countries[code], code, zone, at, picture, popular, usual, taxBp, areas };
  },
);

/** Every city of the demo, those with hotels first. */
export const demoCities: readonly DemoCity[] = [...hotelCities, ...citiesByAir];
