import { randomUUID } from 'node:crypto';
import { lodgingEndpoints } from '@app/contract/lodging/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { assistant, openProfiles, profileOf, VERSION } from '../../../../modules/assistants/test/fixtures.ts';
import type { Shop } from '../../../../testing/shop.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { CONTACT, datesIn, GUEST, type NewHotel } from '../fixtures.ts';

export const DRAFT = '2026-09-25';
const ALL = ['dev.ucp.lodging.booking', 'dev.ucp.lodging.policy.cancellation', 'dev.ucp.common.payment.terms'];

/** The profile of an assistant that books rooms, beside what it can do of goods. */
export function lodgingProfile(names: readonly string[] = ALL, more: object = {}): string {
  const profile = profileOf({ more });
  const own = Object.fromEntries(names.map((name) => [name, [{ version: DRAFT }]]));
  return JSON.stringify({
    ...profile,
    ucp: { ...profile.ucp, version: VERSION, capabilities: { ...profile.ucp.capabilities, ...own } },
  });
}

/** Where assistants that book rooms publish their profiles. */
export async function openGuests() {
  const profiles = await openProfiles();
  return {
    ...profiles,
    at: (path: string, names?: readonly string[], more?: object): string =>
      profiles.at(path, { text: lodgingProfile(names, more) }),
  };
}

/** An assistant by its profile, as it books rooms of a shop. */
export function booker(shop: TestApp, profile: string) {
  const { call } = assistant(shop, profile);
  const sessions = '/ucp/booking-sessions';
  return {
    call,
    create: (wish: object, headers: Record<string, string> = {}) => call('POST', sessions, wish, headers),
    get: (id: string) => call('GET', `${sessions}/${id}`),
    put: (id: string, wish: object, headers: Record<string, string> = {}) =>
      call('PUT', `${sessions}/${id}`, wish, headers),
    complete: (id: string, body: object = { payment: {} }, headers: Record<string, string> = {}) =>
      call('POST', `${sessions}/${id}/complete`, body, headers),
    cancel: (id: string, headers: Record<string, string> = {}) =>
      call('POST', `${sessions}/${id}/cancel`, undefined, headers),
  };
}

type StayWish = {
  readonly inDays?: number;
  readonly nights?: number;
  readonly stay?: object;
  readonly rooms?: readonly object[];
};

/** A wish for rooms of a house, each for two adults unless said otherwise. */
export function wishFor(shop: Pick<Shop, 'app'>, house: NewHotel, of: StayWish = {}) {
  const { checkIn, checkOut } = datesIn(shop, of.inDays ?? 20, of.nights ?? 2);
  return {
    property: { id: house.hotelId },
    stays: (of.rooms ?? [{}]).map((room) => ({
      accommodation_type: { id: house.roomTypeId },
      rate_plan: { id: house.planId },
      occupancy: { adults: 2, total: 2 },
      stay_dates: { start_date: checkIn, end_date: checkOut },
      ...of.stay,
      ...room,
    })),
  };
}

type Message = { readonly code: string; readonly severity?: string; readonly path?: string };
export const codesOf = ({ body }: { body: { messages?: readonly Message[] } }): string[] =>
  (body.messages ?? []).map(({ code }) => code);

type Who = { readonly token: string };

/** Takes the stay of a session as who opens its link does. */
export async function takeStay(shop: TestApp, who: Who, id: string) {
  const { data } = await shop.call(lodgingEndpoints.assistantStay, { query: { id }, token: who.token });
  return shop.call(lodgingEndpoints.takeAssistantStay, { token: who.token, body: { id, version: data.version } });
}

/** Books the stay of a quote, in the app; `rooms` are named by one adult each. */
export const bookStay = (shop: TestApp, who: Who, quoteId: string, rooms = 1) =>
  shop.call(hotelEndpoints.bookHotel, {
    token: who.token,
    body: {
      quoteId,
      guests: Array.from({ length: rooms }, (_, index) => ({ ...GUEST, unit: index + 1 })),
      contact: CONTACT,
      arrival: '',
      wishes: '',
      policyAccepted: true,
    },
    headers: { 'idempotency-key': randomUUID() },
  });

export const payStay = (shop: Shop, who: Who, payment: string) =>
  shop.call(paymentEndpoints.pay, { token: who.token, body: { payment, channel: shop.balanceChannel } });
