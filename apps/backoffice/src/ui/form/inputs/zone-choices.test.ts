import { expect, test } from 'vitest';
import { zonesToChoose } from './zone-choices';

test('a zone for which PostgreSQL has other rules is marked where it is picked', () => {
  const choices = zonesToChoose(['Africa/Casablanca']);
  expect(choices.find(({ value }) => value === 'Europe/Lisbon')).toMatchObject({ label: 'Europe/Lisbon' });
  expect(choices.filter(({ note }) => note).map(({ value }) => value)).toEqual(['Africa/Casablanca']);
});
