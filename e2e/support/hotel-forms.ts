import type { RequestOf } from '@app/contract/core/endpoint';
import type { staffHotelEndpoints } from '@app/contract/verticals/hotels/staff-endpoints';

type Body<K extends keyof typeof staffHotelEndpoints> =
  RequestOf<(typeof staffHotelEndpoints)[K]> extends { body: infer B } ? B : never;

const PICTURE = '/files/hotel/none-{w}.webp';
const none = { 'en-US': '' };

/** A listed hotel as the form sends it. */
export const hotelText = (name: string, cityId: string): Body<'createHotel'> => ({
  cityId,
  name: { 'en-US': name, 'zh-cn': `河畔 ${name}` },
  description: { 'en-US': 'By the river.' },
  address: { 'en-US': 'Rua da Ribeira 1' },
  area: { 'en-US': 'Ribeira' },
  stars: 4,
  phone: '+351220000000',
  latitude: 41.14,
  longitude: -8.61,
  zone: 'Europe/Lisbon',
  checkInFrom: '14:00',
  checkInUntil: null,
  checkOutUntil: '12:00',
  cover: PICTURE,
  gallery: [],
  facilities: ['wifi', 'breakfast'],
  policies: { children: none, pets: none, extra: none },
  taxBp: 0,
  online: true,
  hot: false,
  sortWeight: 0,
});

/** A room type for two with a child, as the form sends it. */
export const hotelRoom = (name: string, units: number): Body<'createRoomType'> => ({
  name: { 'en-US': name },
  description: none,
  pictures: [PICTURE],
  squareMetres: 24,
  beds: [{ bed: 'double', count: 1 }],
  view: 'river',
  facilities: ['wifi'],
  baseAdults: 2,
  maxAdults: 2,
  maxChildren: 1,
  maxGuests: 3,
  units,
  online: true,
  sortWeight: 0,
});

/** A plan that is free until a day before, then costs the whole stay. */
export const ratePlan = (name: string, baseUsd: number): Body<'createRatePlan'> => ({
  name: { 'en-US': name },
  board: 'breakfast',
  baseUsd,
  extraAdultUsd: 0,
  singleOffUsd: 0,
  childBands: [],
  refundable: true,
  cancelSteps: [{ daysBefore: 1, percent: 100 }],
  minimumStay: 1,
  online: true,
  sortWeight: 0,
});
