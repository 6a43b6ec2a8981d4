import { FACILITIES } from '@app/contract/verticals/hotels/facts';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import type { HotelInput } from '@app/contract/verticals/hotels/staff-input';
import type { StaffHotel } from '@app/contract/verticals/hotels/staff-schemas';
import { CityField } from '../../../features/travel/pick-city/city-field';
import { defineForm } from '../../../ui/form/define-form';
import { boxesInput } from '../../../ui/form/inputs/boxes-input';
import { DegreesInput } from '../../../ui/form/inputs/degrees-input';
import { HourInput, OptionalHourInput } from '../../../ui/form/inputs/hour-input';
import { pictureUpload } from '../../../ui/form/inputs/picture-upload';
import { zoneChoices } from '../../../ui/form/inputs/zone-choices';
import type { FormSection } from '../../../ui/form/records/record-editor';
import { starChoices } from '../hotel-words';
import { PoliciesField } from './policies-field';

/** A hotel as the form holds it: what is sent, but for numbers that may be empty, and the stars, chosen from a list. */
export type HotelDraft = Omit<HotelInput, 'stars' | 'latitude' | 'longitude' | 'taxBp'> & {
  stars: string;
  latitude: number | null;
  longitude: number | null;
  taxBp: number | null;
};

/** A new hotel: not listed until somebody decides so. */
export const newHotel: Partial<HotelDraft> = {
  name: { 'en-US': '' },
  description: { 'en-US': '' },
  address: { 'en-US': '' },
  area: { 'en-US': '' },
  stars: '4',
  phone: '',
  checkInFrom: '14:00',
  checkInUntil: null,
  checkOutUntil: '12:00',
  gallery: [],
  facilities: [],
  policies: { children: { 'en-US': '' }, pets: { 'en-US': '' }, extra: { 'en-US': '' } },
  taxBp: 0,
  online: false,
  hot: false,
  sortWeight: 0,
};

/** The draft of a hotel that exists: what the server takes back, and nothing else. */
export function draftOf(hotel: StaffHotel): HotelDraft {
  const { id: _id, version: _version, cityName: _city, score: _score, reviews: _reviews, ...rest } = hotel;
  const { createdAt: _created, roomTypes: _rooms, stars, ...draft } = rest;
  return { ...draft, stars: String(stars) };
}

/** What is sent of a draft. */
export const bodyOf = ({ stars, latitude, longitude, taxBp, ...draft }: HotelDraft): HotelInput => ({
  ...draft,
  stars: Number(stars),
  latitude: latitude ?? 0,
  longitude: longitude ?? 0,
  taxBp: taxBp ?? 0,
});

const upload = pictureUpload('travel');
const section = defineForm<HotelDraft>();

/** The hotel's form in sections, in the order one fills them. */
export const hotelSections: FormSection<HotelDraft>[] = [
  {
    key: 'basics',
    title: 'hotels.staff.section.basics',
    fields: section([
      { name: 'name', kind: 'localized', label: 'hotels.staff.name', max: hotelLimits.name, required: true },
      { name: 'stars', kind: 'select', label: 'hotels.staff.stars', choices: starChoices, required: true, half: true },
      { name: 'phone', kind: 'text', label: 'hotels.staff.phone', max: 20, half: true },
      {
        name: 'description',
        kind: 'localized',
        label: 'hotels.staff.description',
        max: hotelLimits.description,
        long: true,
      },
    ]),
  },
  {
    key: 'place',
    title: 'hotels.staff.section.place',
    fields: section([
      { name: 'cityId', kind: 'own', render: CityField, label: 'hotels.staff.city', required: true, half: true },
      {
        name: 'zone',
        kind: 'select',
        label: 'hotels.staff.zone',
        help: 'ui.zone.help',
        choices: zoneChoices,
        required: true,
        half: true,
      },
      { name: 'address', kind: 'localized', label: 'hotels.staff.address', max: hotelLimits.address, required: true },
      {
        name: 'area',
        kind: 'localized',
        label: 'hotels.staff.area',
        help: 'hotels.staff.area_help',
        max: hotelLimits.area,
        required: true,
      },
      {
        name: 'latitude',
        kind: 'own',
        render: DegreesInput,
        label: 'hotels.staff.latitude',
        required: true,
        half: true,
      },
      {
        name: 'longitude',
        kind: 'own',
        render: DegreesInput,
        label: 'hotels.staff.longitude',
        required: true,
        half: true,
      },
    ]),
  },
  {
    key: 'pictures',
    title: 'hotels.staff.section.pictures',
    fields: section([
      {
        name: 'cover',
        kind: 'image',
        label: 'hotels.staff.cover',
        help: 'hotels.staff.cover_help',
        upload,
        required: true,
      },
      { name: 'gallery', kind: 'gallery', label: 'hotels.staff.gallery', upload, max: hotelLimits.gallery },
    ]),
  },
  {
    key: 'facilities',
    title: 'hotels.staff.section.facilities',
    fields: section([
      {
        name: 'facilities',
        kind: 'own',
        render: boxesInput(FACILITIES, (name) => `hotels.facility.${name}`),
        label: 'hotels.staff.facilities',
      },
    ]),
  },
  {
    key: 'policies',
    title: 'hotels.staff.section.policies',
    fields: section([
      {
        name: 'checkInFrom',
        kind: 'own',
        render: HourInput,
        label: 'hotels.staff.check_in_from',
        help: 'hotels.staff.hours_help',
        required: true,
        half: true,
      },
      {
        name: 'checkInUntil',
        kind: 'own',
        render: OptionalHourInput,
        label: 'hotels.staff.check_in_until',
        help: 'hotels.staff.check_in_until_help',
        half: true,
      },
      {
        name: 'checkOutUntil',
        kind: 'own',
        render: HourInput,
        label: 'hotels.staff.check_out_until',
        required: true,
        half: true,
      },
      { name: 'policies', kind: 'own', render: PoliciesField, label: 'hotels.staff.policies' },
    ]),
  },
  {
    key: 'sale',
    title: 'hotels.staff.section.sale',
    fields: section([
      {
        name: 'taxBp',
        kind: 'percent',
        label: 'hotels.staff.tax',
        help: 'hotels.staff.tax_help',
        required: true,
        half: true,
      },
      {
        name: 'sortWeight',
        kind: 'integer',
        label: 'hotels.staff.sort',
        help: 'hotels.staff.sort_help',
        required: true,
        half: true,
      },
      { name: 'online', kind: 'switch', label: 'hotels.staff.online', help: 'hotels.staff.online_help', half: true },
      { name: 'hot', kind: 'switch', label: 'hotels.staff.hot', help: 'hotels.staff.hot_help', half: true },
    ]),
  },
];
