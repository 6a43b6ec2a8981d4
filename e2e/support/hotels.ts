import { travelEndpoints } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import type { HotelDetail, RatePlanOffer, RoomTypeOffer } from '@app/contract/verticals/hotels/views';
import { expect } from '@playwright/test';
import type { Customer } from './customers.ts';
import { ask, type Product } from './products.ts';
import { staffToken } from './staff.ts';

const DAY_MS = 86_400_000;

export type Stay = {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly rooms: number;
  readonly adults: number;
  readonly childAges: string;
};

/** A stay so many days from now by the product's clock. */
export async function stayIn(product: Product, days: number, nights = 2, party: Partial<Stay> = {}): Promise<Stay> {
  const { today } = await ask(product, hotelEndpoints.hotelHome);
  const day = (after: number) => new Date(Date.parse(today) + after * DAY_MS).toISOString().slice(0, 10);
  return { checkIn: day(days), checkOut: day(days + nights), rooms: 1, adults: 2, childAges: '', ...party };
}

/** The stay as an address of the storefront carries it. */
export const stayAddress = (stay: Stay): string =>
  `checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&rooms=${stay.rooms}&adults=${stay.adults}&childAges=${stay.childAges}`;

export type Offer = { readonly hotel: HotelDetail; readonly room: RoomTypeOffer; readonly plan: RatePlanOffer };

/** The `index`-th offer of popular cities that can be booked for the stay and that `fits`. */
export async function findOffer(
  product: Product,
  stay: Stay,
  fits: (plan: RatePlanOffer) => boolean = () => true,
  index = 0,
): Promise<Offer> {
  const { cities } = await ask(product, hotelEndpoints.hotelHome);
  let left = index;
  for (const city of cities) {
    const { list } = await ask(product, hotelEndpoints.hotelSearch, { query: { city: city.id, ...stay } });
    for (const { id } of list.filter((card) => card.price !== null)) {
      const hotel = await ask(product, hotelEndpoints.hotelDetails, { query: { id, ...stay } });
      for (const room of hotel.roomTypes) {
        const plan = room.plans.find((one) => one.price !== null && fits(one));
        if (!plan) continue;
        if (left === 0) return { hotel, room, plan };
        left -= 1;
      }
    }
  }
  throw new Error('no hotel of the demo fits this stay');
}

/** Books an offer, unpaid. */
export async function bookOffer(product: Product, { token }: Customer, { plan }: Offer, stay: Stay) {
  const childAges = stay.childAges === '' ? [] : stay.childAges.split(',').map(Number);
  const quote = await ask(product, hotelEndpoints.createHotelQuote, {
    body: { planId: plan.id, ...stay, childAges, usePoints: false },
    token,
  });
  const guests = Array.from({ length: stay.rooms }, (_, index) => ({
    unit: index + 1,
    givenName: 'Ana',
    familyName: 'Reis',
  }));
  return ask(product, hotelEndpoints.bookHotel, {
    body: {
      quoteId: quote.id,
      guests,
      contact: { name: 'Ana Reis', country: 'PT', phone: '+351912345678', email: 'ana.reis@example.com' },
      policyAccepted: true,
    },
    token,
  });
}

export const readBooking = (product: Product, { token }: Customer, id: string) =>
  ask(product, travelEndpoints.travelOrderDetails, { query: { id }, token });

/** How many rooms of an offer's type are left for the stay, as far as it is told: at most five. */
export async function roomsLeft(product: Product, offer: Offer, stay: Stay): Promise<number | null> {
  const { roomTypes } = await ask(product, hotelEndpoints.hotelDetails, { query: { id: offer.hotel.id, ...stay } });
  return roomTypes.find((room) => room.id === offer.room.id)?.roomsLeft ?? null;
}

/** Staff confirm a paid booking with the hotel's number. */
export async function confirmBooking(product: Product, id: string): Promise<void> {
  const token = await staffToken(product);
  const { version } = await ask(product, staffTravelEndpoints.readTravelOrder, { params: { id }, token });
  const body = { version, references: ['HTL-778812'], note: '' };
  await ask(product, staffTravelEndpoints.confirmTravelOrder, { params: { id }, body, token });
}

/** Staff accept the voucher that a guest presents. */
export async function verifyBooking(product: Product, voucherCode: string): Promise<void> {
  const token = await staffToken(product);
  const found = await ask(product, staffTravelEndpoints.findByVoucher, { query: { code: voucherCode }, token });
  expect(found.voucherCode).toBe(voucherCode);
  const body = { version: found.version, voucherCode, note: 'They came early' };
  await ask(product, staffTravelEndpoints.verifyTravelOrder, { params: { id: found.id }, body, token });
}
