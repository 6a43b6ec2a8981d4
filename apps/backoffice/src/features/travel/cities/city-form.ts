import { limits } from '@app/contract/core/limits';
import type { CityInput, StaffCity } from '@app/contract/travel/staff-schemas';
import { defineForm, type LocalizedDraft } from '../../../ui/form/define-form';
import { DegreesInput } from '../../../ui/form/inputs/degrees-input';
import { pictureUpload } from '../../../ui/form/inputs/picture-upload';
import { zoneChoices } from '../../../ui/form/inputs/zone-choices';

export type CityDraft = Omit<CityInput, 'name' | 'country' | 'latitude' | 'longitude'> & {
  name: LocalizedDraft;
  country: LocalizedDraft;
  latitude: number | null;
  longitude: number | null;
};

export const newCity: CityDraft = {
  name: { 'en-US': '' },
  country: { 'en-US': '' },
  countryCode: '',
  zone: '',
  picture: null,
  latitude: null,
  longitude: null,
  popular: false,
  enabled: true,
  sortWeight: 0,
  aliases: '',
};

/** The draft of a city that exists: what the server takes back, and nothing else. */
export const draftOf = ({ id: _id, version: _version, ...rest }: StaffCity): CityDraft => rest;

/** What is sent of a draft. */
export const bodyOf = ({ name, country, latitude, longitude, countryCode, ...draft }: CityDraft): CityInput => ({
  ...draft,
  countryCode: countryCode.trim().toUpperCase(),
  name: { ...name, 'en-US': name['en-US'] ?? '' },
  country: { ...country, 'en-US': country['en-US'] ?? '' },
  latitude: latitude ?? 0,
  longitude: longitude ?? 0,
});

export const cityForm = defineForm<CityDraft>()([
  { name: 'name', kind: 'localized', label: 'travel.staff.city', max: limits.cityName, required: true },
  { name: 'country', kind: 'localized', label: 'travel.staff.country', max: limits.cityName, required: true },
  {
    name: 'aliases',
    kind: 'text',
    label: 'travel.staff.aliases',
    help: 'travel.staff.aliases_help',
    max: limits.cityAliases,
  },
  {
    name: 'countryCode',
    kind: 'text',
    label: 'travel.staff.country_code',
    placeholder: 'travel.staff.country_code_hint',
    max: 2,
    required: true,
    half: true,
  },
  { name: 'zone', kind: 'select', label: 'travel.staff.zone', choices: zoneChoices, required: true, half: true },
  { name: 'latitude', kind: 'own', render: DegreesInput, label: 'travel.staff.latitude', required: true, half: true },
  { name: 'longitude', kind: 'own', render: DegreesInput, label: 'travel.staff.longitude', required: true, half: true },
  { name: 'picture', kind: 'image', label: 'travel_home.picture', upload: pictureUpload('category') },
  {
    name: 'popular',
    kind: 'switch',
    label: 'travel.staff.popular',
    help: 'travel.staff.popular_help',
    half: true,
  },
  { name: 'enabled', kind: 'switch', label: 'travel_home.enabled', half: true },
  {
    name: 'sortWeight',
    kind: 'integer',
    label: 'travel_home.sort',
    help: 'travel_home.sort_first',
    min: 0,
    max: 9_999,
    required: true,
    half: true,
  },
]);
