import type { Localized } from '@app/contract/core/locale';
import type { Media } from '@app/contract/core/picture';
import type { Bed, Board, Facility, RoomView } from '@app/contract/verticals/hotels/facts';
import type { PlanTerms } from './room-price.ts';

/** A hotel as kept, with everything that is sold in it, on sale or not. Money is cents of USD. */
export type StoredPlan = {
  readonly id: string;
  readonly roomTypeId: string;
  readonly name: Localized;
  readonly board: Board;
  readonly baseUsd: number;
  readonly extraAdultUsd: number;
  readonly singleOffUsd: number;
  readonly childBands: { from: number; to: number; usd: number }[];
  readonly refundable: boolean;
  readonly cancelSteps: { daysBefore: number; percent: number }[];
  readonly minimumStay: number;
  readonly online: boolean;
  readonly sortWeight: number;
  readonly version: number;
};
export type StoredRoomType = {
  readonly id: string;
  readonly hotelId: string;
  readonly name: Localized;
  readonly description: Localized;
  readonly pictures: string[];
  readonly squareMetres: number;
  readonly beds: { bed: Bed; count: number }[];
  readonly view: RoomView;
  readonly facilities: Facility[];
  readonly baseAdults: number;
  readonly maxAdults: number;
  readonly maxChildren: number;
  readonly maxGuests: number;
  readonly units: number;
  readonly online: boolean;
  readonly sortWeight: number;
  readonly version: number;
  readonly plans: StoredPlan[];
};
export type StoredHotel = {
  readonly id: string;
  readonly cityId: string;
  readonly cityName: Localized;
  readonly country: Localized;
  readonly cityEnabled: boolean;
  readonly cityLatitude: number;
  readonly cityLongitude: number;
  readonly name: Localized;
  readonly description: Localized;
  readonly address: Localized;
  readonly area: Localized;
  readonly stars: number;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  readonly checkInFrom: string;
  /** Until when the desk is open; null where it never closes. */
  readonly checkInUntil: string | null;
  readonly checkOutUntil: string;
  readonly cover: string;
  readonly gallery: Media[];
  readonly facilities: Facility[];
  readonly policies: { children: Localized; pets: Localized; extra: Localized };
  readonly taxBp: number;
  readonly online: boolean;
  readonly hot: boolean;
  readonly sortWeight: number;
  /** Tenths from 0 to 100. */
  readonly score: number | null;
  readonly reviews: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly roomTypes: StoredRoomType[];
};

/** What the people of a plan's room pay. */
export const planTerms = (room: StoredRoomType, plan: StoredPlan): PlanTerms => ({
  ...plan,
  baseAdults: room.baseAdults,
});
