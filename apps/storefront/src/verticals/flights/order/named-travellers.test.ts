import type { GuestView, Passenger } from '@app/contract/travel/person-schemas';
import { describe, expect, it } from 'vitest';
import { namedTravellers } from './named-travellers.ts';

const guest = (givenName: string, infantOf: number | null = null) =>
  ({ givenName, familyName: 'Doe', infantOf }) as GuestView;
const kept = (id: string, givenName: string) => ({ id, givenName, familyName: 'DOE' }) as Passenger;

describe('the travellers a booking names', () => {
  it('are the kept ones of the same name whatever its letters, with the adult of each baby', () => {
    const people = [kept('a', 'JANE'), kept('b', 'ANN')];
    expect(namedTravellers([guest('Jane'), guest('Tom'), guest('Ann', 1)], people)).toEqual({
      passenger0: 'a',
      passenger1: '',
      passenger2: 'b',
      lap2: '1',
    });
  });
});
