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
const lineOf = (name: string) => screen.getByText(name).parentElement;

test('babies are marked, with the adult they sit with, and each ticket stands with whom it names', () => {
  show(
    guest({}),
    guest({ givenName: 'Rui', references: ['0472410000018'] }),
    guest({ givenName: 'Noa', ageType: 'baby', infantOf: 2 }),
  );
  for (const text of ['Noa Reis', 'Ana Reis', 'Rui Reis']) expect(screen.getByText(text)).toBeVisible();
  expect(lineOf('Noa Reis')).toHaveTextContent('travel.staff.age_type.baby');
  expect(lineOf('Noa Reis')).toHaveTextContent('travel.staff.on_lap_of');
  for (const grown of ['Ana Reis', 'Rui Reis']) {
    expect(lineOf(grown)).not.toHaveTextContent('travel.staff.age_type');
    expect(lineOf(grown)).not.toHaveTextContent('travel.staff.on_lap_of');
  }
  expect(lineOf('Rui Reis')).toHaveTextContent('travel.staff.ticket');
  for (const without of ['Ana Reis', 'Noa Reis']) expect(lineOf(without)).not.toHaveTextContent('travel.staff.ticket');
});
