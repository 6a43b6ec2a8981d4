import type { BundleDetail } from '@app/contract/travel/bundle-views';
import type { TravelOrderDetail, TravelSubject } from '@app/contract/travel/order-views';
import { idOf } from './goods-answers.ts';
import { dollars } from './shop-answers.ts';

const FROM = '2027-05-10';
const TO = '2027-05-12';
const PAID_AT = '2027-01-05T08:00:00.000Z';
const CONTACT = { name: 'Ana Reis', country: 'PT', phone: '912345678', email: 'ana.reis@example.com' };

const STAY_SUBJECT: TravelSubject = {
  title: 'Harbour House',
  subtitle: 'Sea room',
  cover: null,
  place: { name: 'Harbour House', address: 'Quay 4, Lisbon', latitude: 38.7, longitude: -9.1, phone: '+351210000000' },
  item: {
    hotelId: idOf(70),
    roomTypeId: idOf(71),
    planId: idOf(72),
    room: 'Sea room',
    plan: 'Flexible',
    board: 'breakfast',
    checkIn: FROM,
    checkOut: TO,
    nights: 2,
    rooms: [{ adults: 2, childAges: [] }],
    checkInFrom: '14:00',
    checkInUntil: null,
    checkOutUntil: '11:00',
    stars: 4,
    nightly: [],
  },
};

const SERVICE = {
  from: FROM,
  to: TO,
  zone: 'Europe/Lisbon',
  startsAt: `${FROM}T13:00:00.000Z`,
  endsAt: `${TO}T10:00:00.000Z`,
};

/** A stay of two nights that is paid and confirmed. */
export const PAID_STAY: TravelOrderDetail = {
  id: idOf(73),
  kind: 'hotel',
  number: 'H-73',
  state: 'confirmed',
  title: STAY_SUBJECT.title,
  subtitle: STAY_SUBJECT.subtitle,
  cover: null,
  service: SERVICE,
  payable: dollars(24_000),
  paymentId: idOf(74),
  createdAt: PAID_AT,
  expiresAt: null,
  actions: [],
  subject: STAY_SUBJECT,
  bundle: null,
  own: true,
  accessKey: null,
  serverTime: PAID_AT,
  contact: CONTACT,
  guests: [
    {
      unit: 1,
      givenName: 'Rui',
      familyName: 'Costa',
      ageType: 'adult',
      age: null,
      infantOf: null,
      document: false,
    },
  ],
  wishes: '',
  arrival: '',
  priceLines: [
    { step: 'list_price', amount: dollars(20_000), detail: {} },
    { step: 'member_level', amount: dollars(0), detail: {} },
    { step: 'tax', amount: dollars(4_000), detail: { percent: 20 } },
  ],
  policy: [],
  freeCancellation: null,
  guestsUntil: null,
  timeline: [],
  paidAt: PAID_AT,
  confirmBy: null,
  paymentNumber: 'P-74',
  group: null,
  proofWaits: false,
  paidBy: 'Wallet balance',
  references: ['RES-1'],
  voucherCode: null,
  noShow: false,
  refund: null,
  fee: null,
  creditedLate: null,
  earnPoints: 0,
  changeFee: null,
  paidWith: [],
  openChange: null,
  others: [],
  providerChange: null,
  comment: null,
};

const { subject: _subject, ...STAY_SUMMARY } = PAID_STAY;

/** A combo that is paid, of which that stay is the only part. */
export const PAID_COMBO: BundleDetail = {
  id: idOf(75),
  kind: 'combo',
  number: 'C-75',
  state: 'confirmed',
  subject: { id: idOf(76), title: 'Lisbon by the water', cover: null },
  parts: [
    {
      slot: 'stay',
      city: 'Lisbon',
      core: true,
      order: STAY_SUMMARY,
      priceLines: [
        {
          step: 'list_price',
          amount: dollars(22_000),
          detail: {},
          items: [{ label: 'Sea room', quantity: 2, each: dollars(11_000), amount: dollars(22_000) }],
        },
        { step: 'variant', amount: dollars(-2_000), detail: {} },
        { step: 'coupon', amount: dollars(0), detail: {} },
        { step: 'tax', amount: dollars(4_000), detail: { percent: 20 } },
      ],
      free: false,
      subject: STAY_SUBJECT,
      references: ['RES-1'],
      voucherCode: null,
      policy: [],
      confirmBy: null,
      openChange: null,
      providerChange: null,
      refund: null,
      fee: null,
    },
  ],
  own: true,
  accessKey: null,
  serverTime: PAID_AT,
  createdAt: PAID_AT,
  expiresAt: null,
  paidAt: PAID_AT,
  paymentId: idOf(77),
  paymentNumber: 'P-77',
  group: null,
  proofWaits: false,
  paidBy: 'Wallet balance',
  payable: dollars(24_000),
  saved: dollars(0),
  contact: CONTACT,
  wishes: '',
  refund: null,
  creditedLate: null,
  earnPoints: 0,
  actions: [],
};
