import type { AddressView } from '@app/contract/accounts/address-schema';
import { describe, expect, it } from 'vitest';
import { flawsOfAddress, inputOf, placeOfField, valuesOf } from './address-values.ts';

const nanshan = { areaCode: '440305', province: '广东省', city: '深圳市', county: '南山区' };
const chinese = {
  ...valuesOf(null, 'CN', false),
  name: ' 林晓 ',
  tel: '13800138000',
  addressDetail: '科技园路 1 号',
  area: nanshan,
};
const american = {
  ...valuesOf(null, 'US', true),
  name: 'Ines',
  tel: '(415) 555-0132',
  addressDetail: '1 Pier',
  city: 'San Francisco',
  province: 'California',
  postalCode: '94103',
};

describe('address form', () => {
  it('when the country is China, then the chosen area is what is sent', () => {
    expect(inputOf(chinese)).toMatchObject({ ...nanshan, name: '林晓', postalCode: '' });
    expect(flawsOfAddress(chinese)).toEqual({});
  });

  it('when nothing is filled in, then every required field says so, the area once', () => {
    expect(flawsOfAddress(valuesOf(null, 'CN', false))).toEqual({
      name: 'field.address_name',
      tel: 'field.address_tel',
      area: 'field.address_area',
      addressDetail: 'field.address_detail',
    });
  });

  it('when the country changes and changes back, then nothing typed is lost and nothing foreign is sent', () => {
    const moved = { ...american, country: 'SG', area: nanshan };
    expect(inputOf(moved)).toMatchObject({ province: '', city: '', areaCode: '', postalCode: '94103' });
    expect(inputOf({ ...moved, country: 'US' })).toMatchObject({ province: 'California', city: 'San Francisco' });
  });

  it('when the postal code is not of the country, then it is said at its field', () => {
    expect(flawsOfAddress({ ...american, postalCode: '941' })).toEqual({ postalCode: 'field.address_postal_code' });
  });

  it('when an address is edited, then its form sends the same address', () => {
    const view: AddressView = { ...inputOf(chinese), id: '0199d7a0-0000-7000-8000-000000000001', isDefault: true };
    expect(inputOf(valuesOf(view, 'US', true), view.id)).toEqual(view);
  });

  it('when the server refuses a field, then it has its place on the form or none', () => {
    expect(placeOfField('areaCode', 'CN')).toBe('area');
    expect(placeOfField('province', 'US')).toBe('province');
    expect(placeOfField('areaCode', 'US')).toBeNull();
  });
});
