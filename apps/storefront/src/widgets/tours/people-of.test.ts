import { describe, expect, it } from 'vitest';
import { guestsOfPeople, needsMinimum, peopleOf } from './use-book-tour.ts';

const party = { adults: 1, seniors: 1, childAges: [9, 1] };

describe('who is named with a tour', () => {
  it('is the one who answers for it, or everybody with the ages of children', () => {
    expect(peopleOf({ names: 'lead', party })).toEqual([{ type: 'lead', age: null }]);
    const people = peopleOf({ names: 'all', party });
    expect(people.map(({ type }) => type)).toEqual(['adult', 'senior', 'child', 'baby']);
    const guests = guestsOfPeople({ family2: 'Li', given2: 'An' }, people);
    expect(guests[0]).toEqual({ unit: 1, familyName: '', givenName: '' });
    expect(guests[2]).toEqual({ unit: 3, familyName: 'Li', givenName: 'An', ageType: 'child', age: 9 });
    expect(guests[3]).toMatchObject({ unit: 4, ageType: 'baby', age: 1 });
  });

  it('is told of a minimum only while the departure is not guaranteed', () => {
    const now = { missing: 0, booked: 4, guide: '', guidePhone: '', instead: [] };
    expect(needsMinimum({ decidesAt: null, now: { ...now, state: 'open' } })).toBe(false);
    expect(needsMinimum({ decidesAt: '2027-03-01T18:00:00Z', now: { ...now, state: 'open' } })).toBe(true);
    expect(needsMinimum({ decidesAt: '2027-03-01T18:00:00Z', now: { ...now, state: 'guaranteed' } })).toBe(false);
  });
});
