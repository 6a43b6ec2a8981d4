import type { Total } from '../../assistants/public.ts';
import { pictureAddress } from '../../pages/public.ts';
import type { FrozenTravel } from '../../travel/public.ts';
import type { Session } from '../db/session.repo.ts';
import type { WishedStay } from '../domain/session-body.ts';
import { type RoomPrice, totalsOfRooms } from '../domain/stay-totals.ts';
import type { RatedRoom } from './lodging-port.ts';
import type { ShownStay } from './shown-stay.ts';

/** Who sleeps in each room, as it was priced. */
type RoomHeads = { readonly adults: number; readonly childAges: readonly number[] };

type Of = {
  /** What the rate is of now; null where it is gone. */
  readonly rated: RatedRoom | null;
  readonly shown: ShownStay;
  /** What it is priced from, room by room. */
  readonly items: FrozenTravel['items'];
  readonly totals: readonly Total[];
  readonly dealName: string;
  /** What cancelling costs, in words. */
  readonly terms: string;
  readonly whole: (path: string) => string;
};

function roomView(room: RatedRoom['room'], whole: (path: string) => string) {
  const { adults, children, total } = room.capacity;
  return {
    id: room.id,
    title: room.title,
    ...(room.description === '' ? {} : { description: room.description }),
    capacity: {
      adults,
      children,
      child_age_ranges: [{ ages: { min: 0, max: room.childAge }, limit: children }],
      total,
    },
    ...(room.pictures.length > 0
      ? { media: room.pictures.map((picture) => ({ type: 'image', url: pictureAddress(picture, { whole }) })) }
      : {}),
  };
}

const occupancyView = ({ adults, childAges }: RoomHeads) => ({
  adults,
  ...(childAges.length > 0 ? { children: childAges.length, child_ages: [...childAges] } : {}),
  total: adults + childAges.length,
});

/** The id that an assistant has for a stay; one of its place where it has none. */
const stayId = ({ id }: WishedStay, at: number): string => id ?? `stay_${at + 1}`;

/** What each room costs: before deals as its line on the page and the form has it. */
function roomPrices({ shown, items }: Of): RoomPrice[] {
  const lines = shown.priceLines.find(({ step }) => step === 'list_price')?.items ?? [];
  return items.map(({ priceUsd, paidUsd, deal }, at) => ({
    listed: lines.length === items.length ? (lines[at]?.amount.amount ?? 0) : priceUsd,
    off: deal?.offUsd ?? 0,
    paid: paidUsd,
  }));
}

/** The property and the rooms of a session. */
export function staysView(session: Session, of: Of) {
  const { rated, shown, whole } = of;
  const { wish, request } = session;
  const parties = (request.parties ?? []) as readonly RoomHeads[];
  const rooms = totalsOfRooms(of.totals, { rooms: roomPrices(of), dealName: of.dealName });
  const place = shown.subject.place;
  return {
    property: {
      id: wish.property.id,
      name: rated?.property.name ?? shown.subject.title,
      address: {
        street_address: rated?.property.street ?? place?.address ?? '',
        ...(rated ? { address_locality: rated.property.city, address_country: rated.property.country } : {}),
      },
    },
    stays: wish.stays.map((stay, at) => ({
      id: stayId(stay, at),
      ...(rated
        ? {
            accommodation_type: roomView(rated.room, whole),
            rate_plan: {
              id: rated.plan.id,
              title: rated.plan.title,
              description: `${rated.plan.terms}. ${of.terms}`,
            },
          }
        : {}),
      occupancy: occupancyView(parties[at] ?? { adults: 1, childAges: [] }),
      stay_dates: stay.stay_dates,
      ...(stay.guest_assignments ? { guest_assignments: stay.guest_assignments } : {}),
      totals: rooms[at] ?? [],
    })),
  };
}
