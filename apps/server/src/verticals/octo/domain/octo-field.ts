const OF_CONTACT: Readonly<Record<string, string>> = {
  name: 'firstName',
  givenName: 'firstName',
  familyName: 'lastName',
  email: 'emailAddress',
  phone: 'phoneNumber',
};

/** What resellers call a field of a booking that the shop refuses. */
export function octoField(field: string): string {
  const [first = '', ...rest] = field.split('.');
  if (first === 'contact') return ['contact', ...rest.map((part) => OF_CONTACT[part] ?? part)].join('.');
  if (first === 'guests') {
    const [index, part] = rest;
    if (index === undefined) return 'unitItems';
    return part === undefined
      ? `unitItems[${index}]`
      : `unitItems[${index}].${OF_GUEST[part] ?? `contact.${OF_CONTACT[part] ?? part}`}`;
  }
  return OF_BOOKING[first] ?? field;
}

/** A person's age is that of their unit. */
const OF_GUEST: Readonly<Record<string, string>> = { age: 'unitId', ageType: 'unitId' };

/** People of a tour are counted by their units, and its departures are availabilities. */
const OF_BOOKING: Readonly<Record<string, string>> = {
  adults: 'unitItems',
  seniors: 'unitItems',
  childAges: 'unitItems',
  departureId: 'availabilityId',
  wishes: 'notes',
};
