import type { Text4 } from '../wording.ts';
import { citiesByAir } from './cities-by-air.ts';
import { citiesElsewhere } from './cities-elsewhere.ts';
import { citiesOfEurope } from './cities-of-europe.ts';
import { countries, four } from './city-row.ts';

export type DemoCity = {
  readonly key: string;
  readonly name: Text4;
  readonly country: Text4;
  readonly code: string;
  readonly zone: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly picture: string;
  readonly popular: boolean;
};

/** A city with hotels. */
export type HotelCity = DemoCity & {
  /** Price of an ordinary double room in USD. */
  readonly usual: number;
  /** Tax in basis points. */
  readonly taxBp: number;
  /** Parts of town. */
  readonly areas: readonly [Text4, Text4, Text4];
};

/** Cities of the demo with hotels, the weightiest first. */
export const hotelCities: readonly HotelCity[] = [...citiesOfEurope, ...citiesElsewhere].map(
  ([key, name, code, zone, at, look, areas]) => {
    const [picture, usual, taxBp, popular] = look;
    return { key, name: four(name), country: countries[code], code, zone, at, picture, popular, usual, taxBp, areas };
  },
);

/** Every city of the demo, those with hotels first. */
export const demoCities: readonly DemoCity[] = [...hotelCities, ...citiesByAir];
