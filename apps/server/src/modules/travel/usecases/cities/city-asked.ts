import { type Locale, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { Platform } from '../../../../platform/slice.ts';
import { citiesById, findCityIds } from '../../db/find-cities.repo.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type CityAsked = { readonly id: string; readonly name: string };

/** The city that someone names, by its id or in words of any language, the likeliest of several; null for none. */
export async function cityNamedIn(platform: Platform, typed: string, lang: Locale): Promise<CityAsked | null> {
  const [id] = UUID.test(typed) ? [typed] : await findCityIds(platform.reads, typed);
  const city = id === undefined ? undefined : (await citiesById(platform.reads, [id])).get(id);
  return id !== undefined && city ? { id, name: localize(city.name, lang) } : null;
}

/** The same where there has to be one. Refuses input.invalid at `place`. */
export const cityAsked = async (platform: Platform, typed: string, lang: Locale): Promise<CityAsked> =>
  (await cityNamedIn(platform, typed, lang)) ?? refuse('input.invalid', { fields: { place: 'field.travel_place' } });
