import type { AddressInput } from '@app/contract/accounts/address-schema';
import { addressInput } from '@app/contract/accounts/address-schema';

/** An address as the protocol writes it. */
export type Destination = {
  readonly id: string;
  readonly street_address?: string | undefined;
  readonly extended_address?: string | undefined;
  readonly address_locality?: string | undefined;
  readonly address_region?: string | undefined;
  readonly address_country?: string | undefined;
  readonly postal_code?: string | undefined;
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly phone_number?: string | undefined;
};

export type Buyer = {
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone_number?: string | undefined;
};

/** Where goods are to go, as far as that was sent: addresses to choose from, and the chosen one. */
export type Delivery = { readonly list: readonly Destination[]; readonly selected: string | null };

export const chosenOf = (delivery: Delivery | null): Destination | null =>
  delivery?.list.find(({ id }) => id === delivery.selected) ?? null;

const joined = (...parts: (string | undefined)[]): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ');

/** What postage and tax go by. */
export type Place = { readonly country: string; readonly province: string };

/** What of an address postage and tax go by; null without a country. */
export const placeIn = (
  of: Pick<Destination, 'address_country' | 'address_region'> | null | undefined,
): Place | null =>
  of?.address_country ? { country: of.address_country.toUpperCase(), province: of.address_region ?? '' } : null;

/** The address as a customer's book would keep it; null where something that every address needs is missing. */
export function bookAddress(destination: Destination, buyer: Buyer): AddressInput | null {
  const read = addressInput.safeParse({
    name: joined(destination.first_name, destination.last_name) || joined(buyer.first_name, buyer.last_name),
    country: destination.address_country?.toUpperCase(),
    tel: destination.phone_number ?? buyer.phone_number ?? '',
    province: destination.address_region,
    city: destination.address_locality,
    postalCode: destination.postal_code,
    addressDetail: joined(destination.street_address, destination.extended_address),
  });
  return read.success ? read.data : null;
}
