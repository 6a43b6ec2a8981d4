import type { ErrorKey } from '@app/contract/core/error-catalogue';
import type { Language } from '@app/contract/core/locale';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { RoomParty } from '@app/contract/travel/rooms';
import type { Queryable } from '../../../platform/db/connect.ts';
import { definePort } from '../../../platform/port.ts';
import type { Capacity } from '../domain/party.ts';

/** What a rate is of, in a language. */
export type RatedRoom = {
  readonly property: {
    readonly id: string;
    readonly name: string;
    readonly street: string;
    readonly city: string;
    readonly country: string;
  };
  readonly room: {
    readonly id: string;
    readonly title: string;
    readonly description: string;
    readonly pictures: readonly string[];
    readonly capacity: Capacity;
    /** The oldest child. */
    readonly childAge: number;
  };
  /** `terms` is what beside the price distinguishes it, such as meals. */
  readonly plan: { readonly id: string; readonly title: string; readonly terms: string };
};

/** A kind of travel whose rooms assistants book by the protocol. */
export type Lodging = {
  readonly kind: TravelKind;
  /** Returns what a rate is of, on sale or not; null where there is no such rate. */
  ratedRoom(db: Queryable, planId: string, language: Language): Promise<RatedRoom | null>;
  /** Returns a stay as the kind's quote is asked for it. Refuses input.invalid at the fields of the kind's own call. */
  request(stay: {
    readonly planId: string;
    readonly checkIn: string;
    readonly checkOut: string;
    readonly rooms: readonly RoomParty[];
  }): Record<string, unknown>;
  /** What refusals of the kind's quote are called by the protocol, and what of a stay they are about. */
  readonly refusals: Readonly<Partial<Record<ErrorKey, readonly [code: string, part: string]>>>;
  /** What of a stay the fields of `request` are about. */
  readonly fields: Readonly<Record<string, string>>;
};

export const lodgingPort = definePort<Lodging>();
