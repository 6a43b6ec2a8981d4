import type { AddressView } from '@app/contract/accounts/address-schema';
import { describe, expect, it } from 'vitest';
import { wantedAddress } from './wanted-address.ts';

const home: AddressView = {
  id: 'home',
  name: 'Ana Lima',
  country: 'PT',
  tel: '+351912345678',
  province: '',
  city: 'Porto',
  county: '',
  areaCode: '',
  postalCode: '4000-001',
  addressDetail: 'Rua Nova 1',
  isDefault: false,
};
const work: AddressView = { ...home, id: 'work', isDefault: true };

describe('address a quote moves to', () => {
  it('when its own is there unchanged, then it keeps it', () => {
    expect(wantedAddress(home, [home, work], null)).toBeNull();
    expect(wantedAddress(home, [{ ...home, isDefault: true }, work], new Set(['home', 'work']))).toBeNull();
  });

  it('when its own was edited, then it is taken over again', () => {
    expect(wantedAddress(home, [{ ...home, tel: '+351911111111' }], new Set(['home']))).toBe('home');
  });

  it('when one was added meanwhile, then that one', () => {
    expect(wantedAddress(home, [home, { ...work, isDefault: false }], new Set(['home']))).toBe('work');
  });

  it('when it has none or lost it, then the default one, if there is any', () => {
    expect(wantedAddress(null, [home, work], null)).toBe('work');
    expect(wantedAddress(home, [work], new Set(['home', 'work']))).toBe('work');
    expect(wantedAddress(null, [], null)).toBeNull();
  });
});
