import { expect, test } from 'vitest';
import { octoField } from './octo-field.ts';

test.each([
  ['contact.phone', 'contact.phoneNumber'],
  ['contact.email', 'contact.emailAddress'],
  ['guests', 'unitItems'],
  ['guests.2', 'unitItems[2]'],
  ['guests.1.familyName', 'unitItems[1].contact.lastName'],
  ['guests.0.age', 'unitItems[0].unitId'],
  ['adults', 'unitItems'],
  ['departureId', 'availabilityId'],
  ['wishes', 'notes'],
  ['resellerReference', 'resellerReference'],
])('%s of the shop is %s of resellers', (field, theirs) => {
  expect(octoField(field)).toBe(theirs);
});
