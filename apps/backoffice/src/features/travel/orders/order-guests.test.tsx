import type { StaffGuest } from '@app/contract/travel/person-schemas';
import type { StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Guests } from './order-guests';

afterEach(cleanup);

const guest = (of: Partial<StaffGuest>): StaffGuest => ({
  unit: 1,
  givenName: 'Ana',
  familyName: 'Reis',
  ageType: 'adult',
  age: null,
  infantOf: null,
  document: null,
  references: [],
  ...of,
});
const show = (...guests: StaffGuest[]) =>
  render(<Guests order={{ kind: 'flight', guests } as Partial<StaffTravelDetail> as StaffTravelDetail} />);
/** What stands about a traveller. */
const saidOf = (name: string): string => screen.getByText(name).parentElement?.textContent ?? '';

test('babies are marked, with the adult they sit with, and each ticket stands with whom it names', () => {
  show(
    guest({}),
    guest({ givenName: 'Rui', references: ['0472410000018'] }),
    guest({ givenName: 'Noa', ageType: 'baby', infantOf: 2 }),
  );
  expect(saidOf('Noa Reis')).toContain('travel.staff.age_type.baby');
  expect(saidOf('Noa Reis')).toContain('travel.staff.on_lap_of');
  for (const grown of ['Ana Reis', 'Rui Reis']) expect(saidOf(grown)).not.toMatch(/age_type|on_lap_of/);
  expect(saidOf('Rui Reis')).toContain('travel.staff.ticket');
  for (const without of ['Ana Reis', 'Noa Reis']) expect(saidOf(without)).not.toContain('travel.staff.ticket');
});
