import { FACILITIES } from '@app/contract/verticals/hotels/facts';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import type { RoomTypeInput } from '@app/contract/verticals/hotels/staff-input';
import type { StaffRoomType } from '@app/contract/verticals/hotels/staff-schemas';
import { defineForm } from '../../../ui/form/define-form';
import { boxesInput } from '../../../ui/form/inputs/boxes-input';
import { pictureUpload } from '../../../ui/form/inputs/picture-upload';
import { viewChoices } from '../hotel-words';
import { BedsField } from './line-fields';

export const newRoom: RoomTypeInput = {
  name: { 'en-US': '' },
  description: { 'en-US': '' },
  pictures: [],
  squareMetres: 20,
  beds: [{ bed: 'double', count: 1 }],
  view: 'city',
  facilities: [],
  baseAdults: 2,
  maxAdults: 2,
  maxChildren: 1,
  maxGuests: 3,
  units: 1,
  online: true,
  sortWeight: 0,
};

/** The draft of a room type that exists: what the server takes back, and nothing else. */
export function draftOf({ id: _id, version: _version, plans: _plans, ...draft }: StaffRoomType): RoomTypeInput {
  return draft;
}

export const roomForm = defineForm<RoomTypeInput>()([
  { name: 'name', kind: 'localized', label: 'hotels.staff.room_name', max: hotelLimits.name, required: true },
  { name: 'description', kind: 'localized', label: 'hotels.staff.description', max: hotelLimits.policy, long: true },
  {
    name: 'pictures',
    kind: 'images',
    label: 'hotels.staff.pictures',
    upload: pictureUpload('travel'),
    max: hotelLimits.gallery,
    required: true,
  },
  { name: 'beds', kind: 'own', render: BedsField, label: 'hotels.staff.beds', required: true },
  { name: 'squareMetres', kind: 'integer', label: 'hotels.staff.square_metres', required: true, half: true },
  { name: 'view', kind: 'select', label: 'hotels.staff.view', choices: viewChoices, required: true, half: true },
  {
    name: 'baseAdults',
    kind: 'integer',
    label: 'hotels.staff.base_adults',
    help: 'hotels.staff.base_adults_help',
    required: true,
    half: true,
  },
  { name: 'maxAdults', kind: 'integer', label: 'hotels.staff.max_adults', required: true, half: true },
  { name: 'maxChildren', kind: 'integer', label: 'hotels.staff.max_children', required: true, half: true },
  { name: 'maxGuests', kind: 'integer', label: 'hotels.staff.max_guests', required: true, half: true },
  {
    name: 'units',
    kind: 'integer',
    label: 'hotels.staff.units',
    help: 'hotels.staff.units_help',
    required: true,
    half: true,
  },
  { name: 'sortWeight', kind: 'integer', label: 'hotels.staff.sort', required: true, half: true },
  {
    name: 'facilities',
    kind: 'own',
    render: boxesInput(FACILITIES, (name) => `hotels.facility.${name}`),
    label: 'hotels.staff.facilities',
  },
  { name: 'online', kind: 'switch', label: 'hotels.staff.on_sale' },
]);
