import type { TripBookingView, TripDetail, TripEntry, TripSummary } from '@app/contract/trips/views';
import { idOf } from './goods-answers.ts';
import { sampleSubjects } from './sample-subjects.gen.ts';
import { PAID_STAY } from './travel-answers.ts';

const LISBON = 'Europe/Lisbon';
const booking = (of: Pick<TripBookingView, 'id' | 'kind' | 'subject' | 'service'> & Partial<TripBookingView>) => ({
  number: 'T-1',
  state: 'confirmed' as const,
  bundle: null,
  anytime: false,
  paymentId: idOf(74),
  isPaid: true,
  expiresAt: null,
  confirmBy: null,
  references: [],
  people: [],
  voucherCode: null,
  decideBy: null,
  ...of,
});

const STAY = booking({
  id: PAID_STAY.id,
  kind: 'hotel',
  number: PAID_STAY.number,
  subject: PAID_STAY.subject,
  service: PAID_STAY.service,
  people: [],
  voucherCode: 'VOUCHER8',
  decideBy: null,
  references: ['RES-1'],
});
const flightService = {
  ...PAID_STAY.service,
  startsAt: '2027-05-10T08:00:00.000Z',
  endsAt: '2027-05-10T10:30:00.000Z',
};
const FLIGHT = booking({
  id: idOf(81),
  kind: 'flight',
  number: 'F-81',
  subject: { ...sampleSubjects.flight, title: 'London → Lisbon' },
  service: flightService,
  references: ['999-1234567890'],
});
const TABLE = booking({
  id: idOf(82),
  kind: 'dining',
  number: 'D-82',
  state: 'pending_verification',
  subject: sampleSubjects.dining,
  service: { ...PAID_STAY.service, startsAt: '2027-05-11T19:00:00.000Z', endsAt: '2027-05-11T21:00:00.000Z' },
  confirmBy: '2027-05-01T10:00:00.000Z',
});

const place = { name: 'Harbour House', address: 'Quay 4, Lisbon', latitude: 38.7, longitude: -9.1 };
const entry = (
  of: Pick<TripEntry, 'key' | 'bookingId' | 'happening' | 'at' | 'wall'> & Partial<TripEntry>,
): TripEntry => ({
  timed: true,
  until: null,
  flight: null,
  place: null,
  home: null,
  isHome: false,
  cancelled: false,
  ...of,
});
const flight = {
  numbers: ['MA 208'],
  from: { city: 'London', code: 'LHR', airport: 'Heathrow', terminal: '3' },
  to: { city: 'Lisbon', code: 'LIS', airport: 'Portela', terminal: '1' },
  via: [],
  minutes: 150,
};

/** A trip of a flight, a stay with too few nights, and a table that is not confirmed yet. */
export const TRIP: TripDetail = {
  id: FLIGHT.id,
  cities: ['Lisbon'],
  title: 'London → Lisbon',
  cover: null,
  from: '2027-05-10',
  to: '2027-05-12',
  zone: 'Europe/London',
  standing: 'upcoming',
  own: true,
  serverTime: '2027-05-01T08:00:00.000Z',
  bookings: [FLIGHT, STAY, TABLE],
  days: [
    {
      key: '2027-05-10 a',
      day: '2027-05-10',
      zone: LISBON,
      city: 'Lisbon',
      clocks: -60,
      entries: [
        entry({
          key: 'f0',
          bookingId: FLIGHT.id,
          happening: 'departs',
          at: flightService.startsAt,
          wall: '2027-05-10T09:00',
          flight,
        }),
        entry({
          key: 'f1',
          bookingId: FLIGHT.id,
          happening: 'lands',
          at: flightService.endsAt,
          wall: '2027-05-10T11:30',
          flight,
        }),
        entry({
          key: 'in',
          bookingId: STAY.id,
          happening: 'check_in',
          at: '2027-05-10T13:00:00.000Z',
          wall: '2027-05-10T14:00',
          until: '2027-05-10T23:00',
          place,
        }),
      ],
    },
    {
      key: '2027-05-12 b',
      day: '2027-05-12',
      zone: LISBON,
      city: 'Lisbon',
      clocks: 0,
      entries: [
        entry({
          key: 'd',
          bookingId: TABLE.id,
          happening: 'table',
          at: '2027-05-12T19:00:00.000Z',
          wall: '2027-05-12T20:00',
          until: '2027-05-12T22:00',
        }),
      ],
    },
  ],
  next: { what: 'entry', bookingId: FLIGHT.id, entry: 'f0', until: null },
  effects: [],
  warnings: [
    {
      kind: 'no_bed',
      key: 'no_bed',
      bookingIds: [],
      open: null,
      day: '2027-05-11',
      to: '2027-05-12',
      nights: 1,
      city: { id: idOf(90), name: 'Lisbon' },
      arrives: null,
      closes: null,
      minutes: null,
      needed: null,
    },
    {
      kind: 'desk_closed',
      key: 'desk',
      bookingIds: [FLIGHT.id, STAY.id],
      open: STAY.id,
      day: '2027-05-10',
      to: '2027-05-10',
      nights: 0,
      city: null,
      arrives: '2027-05-11T00:30',
      closes: '2027-05-10T23:00',
      minutes: null,
      needed: null,
    },
  ],
  notes: [{ id: idOf(95), day: '2027-05-10', hour: '07:05', text: 'Leave for Heathrow' }],
  shareKey: null,
};

/** The same as lists show it. */
export const TRIP_SUMMARY: TripSummary = {
  id: TRIP.id,
  cities: ['Lisbon'],
  title: TRIP.title,
  cover: null,
  from: TRIP.from,
  to: TRIP.to,
  zone: TRIP.zone,
  standing: 'upcoming',
  bookings: 3,
  unpaid: 0,
  warnings: 2,
};
