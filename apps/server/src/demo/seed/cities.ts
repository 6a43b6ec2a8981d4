import { addMs, DAY } from '@app/kernel/clock';
import { fillCityPinyin } from '../../modules/travel/public.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { demoCities } from '../content/cities/cities.ts';
import { cityAliases } from '../content/cities/city-aliases.ts';
import { pictureUrl } from '../content/picture-list.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';

/** Writes the cities of the demo, in which verticals have their places. Returns the id of each by its key. */
export async function seedCities(
  tx: Tx,
  { chance, now }: { chance: Chance; now: Date },
): Promise<ReadonlyMap<string, string>> {
  const founded = addMs(now, -430 * DAY);
  const ids = new Map(demoCities.map(({ key }) => [key, chance.id(founded)]));
  const rows = demoCities.map((city, index) => ({
    id: ids.get(city.key),
    name: city.name,
    country: city.country,
    country_code: city.code,
    zone: city.zone,
    picture: pictureUrl(city.picture),
    latitude: city.at[0],
    longitude: city.at[1],
    popular: city.popular,
    enabled: true,
    sort_weight: 300 - index,
    aliases: cityAliases[city.key] ?? '',
    version: 1,
  }));
  await insertRows(tx, 'travel_city', rows);
  await fillCityPinyin(tx);
  return ids;
}
