import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { travelEndpoints as calls } from '@app/contract/travel/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookStay, newRoom, openTravelShop, quoteStay, type Shop } from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openTravelShop();
});
afterAll(() => shop.close());

test('a booking proposes the address of who never booked, then the contact of their last booking, and to others neither', async () => {
  const [buyer, other] = [await shop.buyer({ usd: 100_000 }), await shop.buyer({ usd: 0 })];
  const proposed = async (token: string) => (await shop.call(calls.proposedContact, { token })).data;
  expect(await proposed(buyer.token)).toMatchObject({ name: 'Ann Lee', country: 'US', phone: '+12025550123' });

  const raw = {
    name: 'Ana Reis',
    country: 'PT',
    tel: '912345678',
    province: '',
    city: 'Lisboa',
    county: '',
    areaCode: '',
    postalCode: '1100-148',
    addressDetail: 'Rua Augusta 1',
    isDefault: true,
  };
  expect((await shop.call(accountEndpoints.saveAddress, { token: buyer.token, raw })).code).toBe(200);
  expect(await proposed(buyer.token)).toMatchObject({ name: 'Ana Reis', country: 'PT', phone: '+351912345678' });

  const quote = await quoteStay(shop, buyer, { roomId: await newRoom(shop) });
  const contact = { name: 'Rui Reis', country: 'ES', phone: '612 345 678', email: 'rui@example.com' };
  await bookStay(shop, buyer, { quoteId: quote.id, contact });
  expect(await proposed(buyer.token)).toEqual({ ...contact, phone: '+34612345678' });
  expect(await proposed(other.token)).toMatchObject({ name: 'Ann Lee', country: 'US', phone: '+12025550123' });
});
