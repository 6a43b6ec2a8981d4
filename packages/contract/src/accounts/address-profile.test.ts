import { expect, test } from 'vitest';
import { addressProfile, COUNTRIES } from './address-profile.ts';
import { type AddressInput, addressInput } from './address-schema.ts';
import { checkAddress } from './check-address.ts';
import messages from './messages/en-US.ts';

const input = (change: Partial<AddressInput>): AddressInput =>
  addressInput.parse({ name: 'A', country: 'CN', tel: '13800138000', addressDetail: 'x', ...change });

test.each(COUNTRIES)('the profile of %s is whole', (country) => {
  const profile = addressProfile(country);
  if (!profile) throw new Error('no profile');
  expect(new Intl.DisplayNames('zh-CN', { type: 'region' }).of(country)).toMatch(/\p{Script=Han}/u);
  expect(profile.postalPattern === null).toBe(profile.fields.postalCode === undefined);
  if (profile.postalPattern) expect(profile.postalExample).toMatch(profile.postalPattern);
  for (const rule of Object.values(profile.fields)) expect(messages).toHaveProperty([rule.label]);
});

test('only China has area codes, and no country is looked up on the prototype', () => {
  expect(COUNTRIES.filter((country) => addressProfile(country)?.areaCodes)).toEqual(['CN']);
  expect(addressProfile('constructor')).toBeNull();
  expect(checkAddress(input({ country: 'ZZ' }))).toEqual({ country: 'field.address_country' });
});

const china = { province: '广东省', city: '深圳市', county: '南山区', areaCode: '440305' };

test.each([
  ['13800138000', true],
  ['8613800138000', true],
  ['+86 138 0013 8000', true],
  ['0755-86718476', true],
  ['02112345678', true],
  ['1380013800', false],
  ['23800138000', false],
  ['0755', false],
  ['１３８００１３８０００', false],
  ['138001380001', false],
])('the phone %s in China is right: %s', (tel, right) => {
  expect(checkAddress(input({ ...china, tel })).tel === undefined).toBe(right);
});

test('what China asks for is missed by name', () => {
  expect(Object.keys(checkAddress(input({}))).sort()).toEqual(['areaCode', 'city', 'county', 'province']);
  expect(checkAddress(input(china))).toEqual({});
});
