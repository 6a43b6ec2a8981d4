import { expect, it } from 'vitest';
import { addressText } from './address-text.ts';

const address = {
  id: 'a',
  name: 'Ana Lima',
  tel: '+351912345678',
  areaCode: '',
  isDefault: true,
  country: 'PT',
  province: '',
  city: 'Porto',
  county: '',
  postalCode: '4000-001',
  addressDetail: 'Rua Nova 1',
};

it('when it is outside China, then it goes from the street up and names the country', () => {
  expect(addressText(address, 'en-US')).toBe('Rua Nova 1, 4000-001 Porto, Portugal');
});

it('when it is in a municipality of China, then the name stands once and the country is left out', () => {
  const place = { country: 'CN', province: '北京市', city: '北京市', county: '东城区', addressDetail: '和平路 1 号' };
  expect(addressText({ ...address, ...place }, 'zh-cn')).toBe('北京市东城区 和平路 1 号');
});
