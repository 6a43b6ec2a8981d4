import { type Party, roomsOf } from '@app/contract/travel/rooms';
import type { Chance } from '../../../demo/seed/chance.ts';
import type { SeededCustomer } from '../../../demo/seed/customers.ts';
import type { BookedGuest } from '../../../modules/travel/public.ts';
import type { StoredRoomType } from '../domain/stored-hotel.ts';

const CJK = /^[一-鿿]+$/;

/** A person's name in its two parts; in Chinese the family's comes first and is one character. */
function partsOf(name: string): { givenName: string; familyName: string } {
  if (CJK.test(name)) return { givenName: name.slice(1) || name, familyName: name.slice(0, 1) };
  const [first = name, ...rest] = name.split(' ');
  return { givenName: first, familyName: rest.join(' ') || first };
}

const nameOf = (customer: SeededCustomer): string => customer.addresses[0]?.name ?? customer.nickname;

/** Those who travel together in rooms of a type: mostly two in one room, now and then a child or a second room. */
export function someParty(room: StoredRoomType, chance: Chance): Party {
  const rooms = chance.maybe(0.14) ? 2 : 1;
  const adults = chance.maybe(0.24) ? rooms : rooms * 2;
  const child = rooms === 1 && adults === 2 && room.maxChildren > 0 && room.maxGuests > 2 && chance.maybe(0.15);
  return { rooms, adults, childAges: child ? [chance.whole(2, 13)] : [] };
}

/** Who is named for each room: the customer first, others for further rooms, and every child. */
export function guestsFor(party: Party, customer: SeededCustomer, others: readonly SeededCustomer[]): BookedGuest[] {
  const { familyName } = partsOf(nameOf(customer));
  return roomsOf(party).flatMap(({ childAges }, index) => {
    const lead = partsOf(nameOf(index === 0 ? customer : (others[index - 1] ?? customer)));
    const unit = index + 1;
    return [
      { unit, ...lead, ageType: 'adult' as const, age: null, infantOf: null, document: null },
      ...childAges.map((age) => ({
        unit,
        givenName: CJK.test(familyName) ? '小宇' : 'Leo',
        familyName,
        ageType: 'child' as const,
        age,
        infantOf: null,
        document: null,
      })),
    ];
  });
}
