import type { MessageKey } from '../core/message-keys.ts';

/** The parts of an address whose need and name depend on the country. */
export type RegionField = 'province' | 'city' | 'county' | 'postalCode';

export type RegionRule = {
  /** Message key of the field's name. */
  readonly label: MessageKey;
  readonly required: boolean;
};

export type AddressProfile = {
  /** ISO 3166-1 code; people see `Intl.DisplayNames` of type region. */
  readonly country: string;
  /** Digits after the plus sign. */
  readonly callingCode: string;
  /** Province, city and county come from the tree of `/common/areas` and carry a six-digit code. */
  readonly areaCodes: boolean;
  /** In the order a form shows them. A field that is missing here is not asked for and is kept empty. */
  readonly fields: Readonly<Partial<Record<RegionField, RegionRule>>>;
  /** Of the postal code in capitals without spaces at the ends; null where the country has none. */
  readonly postalPattern: RegExp | null;
  readonly postalExample: string;
};

const field = (label: MessageKey, required = true): RegionRule => ({ label, required });

const city = field('address.region.city');
const state = field('address.region.state');
const province = field('address.region.province');
const postal = field('address.region.postal_code');
const maybe = (rule: RegionRule): RegionRule => ({ ...rule, required: false });

type Row = Omit<AddressProfile, 'country' | 'areaCodes'>;

/** Five digits: used by many countries. */
const fiveDigits = /^\d{5}$/;

const rows = {
  CN: {
    callingCode: '86',
    fields: { province, city, county: field('address.region.county'), postalCode: maybe(postal) },
    postalPattern: /^\d{6}$/,
    postalExample: '518000',
  },
  US: {
    callingCode: '1',
    fields: { province: state, city, postalCode: field('address.region.zip') },
    postalPattern: /^\d{5}(-\d{4})?$/,
    postalExample: '94103',
  },
  AR: {
    callingCode: '54',
    fields: { province, city, postalCode: postal },
    postalPattern: /^([A-Z]\d{4}[A-Z]{3}|\d{4})$/,
    postalExample: 'C1001AAB',
  },
  AU: {
    callingCode: '61',
    fields: { city: field('address.region.suburb'), province: state, postalCode: postal },
    postalPattern: /^\d{4}$/,
    postalExample: '2000',
  },
  BR: {
    callingCode: '55',
    fields: { province: state, city, county: field('address.region.neighbourhood', false), postalCode: postal },
    postalPattern: /^\d{5}-?\d{3}$/,
    postalExample: '01310-100',
  },
  CA: {
    callingCode: '1',
    fields: { province, city, postalCode: postal },
    postalPattern: /^[A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d$/,
    postalExample: 'M5V 2T6',
  },
  CL: {
    callingCode: '56',
    fields: { province: field('address.region.region'), city, postalCode: maybe(postal) },
    postalPattern: /^\d{7}$/,
    postalExample: '8320000',
  },
  CO: {
    callingCode: '57',
    fields: { province: field('address.region.department'), city, postalCode: maybe(postal) },
    postalPattern: /^\d{6}$/,
    postalExample: '110111',
  },
  DE: { callingCode: '49', fields: { city, postalCode: postal }, postalPattern: fiveDigits, postalExample: '10115' },
  ES: {
    callingCode: '34',
    fields: { province, city, postalCode: postal },
    postalPattern: fiveDigits,
    postalExample: '28013',
  },
  FR: { callingCode: '33', fields: { city, postalCode: postal }, postalPattern: fiveDigits, postalExample: '75001' },
  GB: {
    callingCode: '44',
    fields: { city, county: field('address.region.county', false), postalCode: field('address.region.postcode') },
    postalPattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
    postalExample: 'SW1A 1AA',
  },
  HK: {
    callingCode: '852',
    fields: { city: field('address.region.district') },
    postalPattern: null,
    postalExample: '',
  },
  IE: {
    callingCode: '353',
    fields: { city, county: field('address.region.county'), postalCode: maybe(field('address.region.eircode')) },
    postalPattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/,
    postalExample: 'D02 X285',
  },
  IT: {
    callingCode: '39',
    fields: { city, province, postalCode: postal },
    postalPattern: fiveDigits,
    postalExample: '00184',
  },
  JP: {
    callingCode: '81',
    fields: { province: field('address.region.prefecture'), city, postalCode: postal },
    postalPattern: /^\d{3}-?\d{4}$/,
    postalExample: '150-0002',
  },
  KR: {
    callingCode: '82',
    fields: { province, city: field('address.region.district'), postalCode: postal },
    postalPattern: fiveDigits,
    postalExample: '04524',
  },
  MX: {
    callingCode: '52',
    fields: { province: state, city, county: field('address.region.neighbourhood', false), postalCode: postal },
    postalPattern: fiveDigits,
    postalExample: '06000',
  },
  MY: {
    callingCode: '60',
    fields: { province: state, city, postalCode: postal },
    postalPattern: fiveDigits,
    postalExample: '50450',
  },
  NL: {
    callingCode: '31',
    fields: { city, postalCode: postal },
    postalPattern: /^\d{4} ?[A-Z]{2}$/,
    postalExample: '1012 JS',
  },
  NZ: {
    callingCode: '64',
    fields: { county: field('address.region.suburb', false), city, postalCode: postal },
    postalPattern: /^\d{4}$/,
    postalExample: '1010',
  },
  PT: {
    callingCode: '351',
    fields: { city, postalCode: postal },
    postalPattern: /^\d{4}-\d{3}$/,
    postalExample: '1100-148',
  },
  SG: { callingCode: '65', fields: { postalCode: postal }, postalPattern: /^\d{6}$/, postalExample: '238801' },
  TW: {
    callingCode: '886',
    fields: { city, county: field('address.region.district'), postalCode: maybe(postal) },
    postalPattern: /^\d{3}(\d{2,3})?$/,
    postalExample: '100',
  },
} as const satisfies Record<string, Row>;

export type Country = keyof typeof rows;

/** Countries the shop delivers to; where the six-digit area codes are used first. */
export const COUNTRIES = Object.keys(rows) as Country[];

/** What an address of a country needs; null where the shop does not deliver. */
export function addressProfile(country: string): AddressProfile | null {
  if (!Object.hasOwn(rows, country)) return null;
  return { country, areaCodes: country === 'CN', ...(rows[country as Country] as Row) };
}
