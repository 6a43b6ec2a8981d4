import { CUISINES, DINING_FACILITIES } from '@app/contract/verticals/dining/facts';
import { diningLimits } from '@app/contract/verticals/dining/limits';
import type { RestaurantInput } from '@app/contract/verticals/dining/staff-input';
import type { StaffRestaurant } from '@app/contract/verticals/dining/staff-schemas';
import { CityField } from '../../../features/travel/pick-city/city-field';
import { merchantChoices } from '../../../features/travel/pick-merchant/merchant-choices';
import { defineForm } from '../../../ui/form/define-form';
import { boxesInput } from '../../../ui/form/inputs/boxes-input';
import { DegreesInput } from '../../../ui/form/inputs/degrees-input';
import { pictureUpload } from '../../../ui/form/inputs/picture-upload';
import { zoneChoices } from '../../../ui/form/inputs/zone-choices';
import { confirmChoices, stepChoices } from '../dining-choices';
import {
  AreasField,
  CancelStepsField,
  ClosedDaysField,
  DishesField,
  HoursField,
  MenusField,
  TurnsField,
} from './line-fields';

/** A restaurant as the form holds it: what is sent, but for the step, chosen from a list, and a place not yet known. */
export type RestaurantDraft = Omit<RestaurantInput, 'stepMinutes' | 'latitude' | 'longitude'> & {
  stepMinutes: string;
  latitude: number | null;
  longitude: number | null;
};

/** A new restaurant: not on sale until somebody decides so. */
export const newRestaurant: Partial<RestaurantDraft> = {
  merchantId: null,
  name: { 'en-US': '' },
  story: { 'en-US': '' },
  address: { 'en-US': '' },
  area: { 'en-US': '' },
  cuisines: [],
  priceLevel: 2,
  averageUsd: null,
  phone: '',
  gallery: [],
  facilities: [],
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '19:00', closes: '23:00', lastSeating: '21:30' })),
  closedDays: [],
  noticeMinutes: 60,
  daysAhead: 60,
  stepMinutes: '15',
  turns: [
    { upTo: 2, minutes: 90 },
    { upTo: 4, minutes: 120 },
  ],
  bufferMinutes: 15,
  pace: null,
  maxParty: 8,
  depositUsd: 0,
  depositFromParty: 1,
  cancelSteps: [],
  confirm: 'system',
  dishes: [],
  areas: [
    {
      name: { 'en-US': '' },
      note: { 'en-US': '' },
      seatsMin: 1,
      seatsMax: 4,
      tables: 4,
      joins: true,
      outdoor: false,
      online: true,
    },
  ],
  menus: [],
  online: false,
  sortWeight: 0,
};

/** The draft of a restaurant that exists: what the server takes back, and nothing else. */
export function draftOf(restaurant: StaffRestaurant): RestaurantDraft {
  const { id: _id, version: _version, cityName: _city, createdAt: _created, stepMinutes, ...draft } = restaurant;
  return { ...draft, stepMinutes: String(stepMinutes) };
}

/** What is sent of a draft. */
export const bodyOf = ({
  stepMinutes,
  latitude,
  longitude,
  merchantId,
  ...draft
}: RestaurantDraft): RestaurantInput => ({
  ...draft,
  merchantId: merchantId || null,
  stepMinutes: Number(stepMinutes) as 15 | 30 | 60,
  latitude: latitude ?? 0,
  longitude: longitude ?? 0,
});

const upload = pictureUpload('travel');

/** Whose staff run a restaurant, in which city it is listed and how it ranks there: only the house decides that. */
const houseFields = defineForm<RestaurantDraft>()([
  {
    name: 'merchantId',
    kind: 'select',
    label: 'merchant.of',
    help: 'merchant.of_help',
    choices: merchantChoices,
    clearable: true,
    half: true,
  },
  { name: 'sortWeight', kind: 'integer', label: 'dining.staff.sort', required: true, half: true },
  { name: 'cityId', kind: 'own', render: CityField, label: 'dining.staff.city', required: true, half: true },
]);

const ownFields = defineForm<RestaurantDraft>()([
  { name: 'name', kind: 'localized', label: 'dining.staff.name', max: diningLimits.name, required: true },
  {
    name: 'zone',
    kind: 'select',
    label: 'dining.staff.zone',
    help: 'ui.zone.help',
    choices: zoneChoices,
    required: true,
    half: true,
  },
  { name: 'address', kind: 'localized', label: 'dining.staff.address', max: diningLimits.address, required: true },
  { name: 'area', kind: 'localized', label: 'dining.staff.area', max: diningLimits.areaName, required: true },
  { name: 'latitude', kind: 'own', render: DegreesInput, label: 'dining.staff.latitude', required: true, half: true },
  { name: 'longitude', kind: 'own', render: DegreesInput, label: 'dining.staff.longitude', required: true, half: true },
  { name: 'phone', kind: 'text', label: 'dining.staff.phone', max: 20, half: true },
  {
    name: 'priceLevel',
    kind: 'integer',
    label: 'dining.staff.price_level',
    min: 1,
    max: 4,
    required: true,
    half: true,
  },
  { name: 'averageUsd', kind: 'money', label: 'dining.staff.average', half: true },
  { name: 'story', kind: 'localized', label: 'dining.staff.story', max: diningLimits.story, long: true },
  {
    name: 'cuisines',
    kind: 'own',
    render: boxesInput(CUISINES, (name) => `dining.cuisine.${name}`),
    label: 'dining.staff.cuisine',
    required: true,
  },
  {
    name: 'facilities',
    kind: 'own',
    render: boxesInput(DINING_FACILITIES, (name) => `dining.facility.${name}`),
    label: 'dining.staff.facilities',
  },
  { name: 'cover', kind: 'image', label: 'dining.staff.cover', upload, required: true },
  { name: 'gallery', kind: 'gallery', label: 'dining.staff.gallery', upload, max: diningLimits.gallery },
  { name: 'hours', kind: 'own', render: HoursField, label: 'dining.staff.hours', help: 'dining.staff.hours_help' },
  { name: 'closedDays', kind: 'own', render: ClosedDaysField, label: 'dining.staff.closed_days' },
  { name: 'areas', kind: 'own', render: AreasField, label: 'dining.staff.areas' },
  { name: 'turns', kind: 'own', render: TurnsField, label: 'dining.staff.turns' },
  { name: 'bufferMinutes', kind: 'integer', label: 'dining.staff.buffer', required: true, half: true },
  { name: 'maxParty', kind: 'integer', label: 'dining.staff.max_party', required: true, half: true },
  { name: 'pace', kind: 'integer', label: 'dining.staff.pace', help: 'dining.staff.pace_help', half: true },
  { name: 'stepMinutes', kind: 'select', label: 'dining.staff.step', choices: stepChoices, required: true, half: true },
  { name: 'noticeMinutes', kind: 'integer', label: 'dining.staff.notice', required: true, half: true },
  { name: 'daysAhead', kind: 'integer', label: 'dining.staff.days_ahead', required: true, half: true },
  { name: 'depositUsd', kind: 'money', label: 'dining.staff.deposit', required: true, half: true },
  { name: 'depositFromParty', kind: 'integer', label: 'dining.staff.deposit_from', required: true, half: true },
  {
    name: 'cancelSteps',
    kind: 'own',
    render: CancelStepsField,
    label: 'dining.staff.cancel_steps',
    help: 'dining.staff.cancel_help',
  },
  { name: 'confirm', kind: 'select', label: 'dining.staff.confirm', choices: confirmChoices, required: true },
  { name: 'menus', kind: 'own', render: MenusField, label: 'dining.staff.menus' },
  { name: 'dishes', kind: 'own', render: DishesField, label: 'dining.staff.dishes' },
  { name: 'online', kind: 'switch', label: 'dining.staff.on_sale' },
]);

/** The form of a restaurant as staff of the house write it, or of its merchant. */
export const restaurantForm = (ofMerchant: boolean) => (ofMerchant ? ownFields : [...houseFields, ...ownFields]);
