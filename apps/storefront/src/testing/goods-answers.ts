import type { AddressView } from '@app/contract/accounts/address-schema';
import type { Cart } from '@app/contract/cart/schemas';
import type { ProductDetail } from '@app/contract/catalog/schemas';
import type { Quote } from '@app/contract/orders/schemas';
import { dollars } from './shop-answers.ts';

/** An id that tells itself from others by its number. */
export const idOf = (number: number): string => `01980000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();

const VARIANT = idOf(2);
const COVER = '/files/lamp.webp';

/** A lamp for $40 without options, of which one order may hold 3. */
export const LAMP: ProductDetail = {
  id: idOf(1),
  type: 'normal',
  name: 'Harbour lamp',
  cover: COVER,
  price: dollars(4_000),
  priceVaries: false,
  listPrice: null,
  points: null,
  discountPercent: null,
  rating: 0,
  reviews: 0,
  sold: 0,
  stock: 'in',
  tags: [],
  isNew: false,
  isPopular: false,
  createdAt: '2026-01-05T08:00:00.000Z',
  brand: 'Quorva',
  description: '',
  gallery: [],
  detailHtml: '',
  detailImages: [],
  specs: [],
  variants: [
    {
      id: VARIANT,
      values: [],
      price: dollars(4_000),
      listPrice: null,
      points: null,
      stock: 'in',
      available: 20,
      image: null,
    },
  ],
  limit: 3,
  categoryId: idOf(3),
  categoryPath: [],
  dealEndsAt: null,
  dealPerCustomer: null,
  earnPoints: 0,
  freePostageFrom: null,
  online: true,
  ratingCounts: [0, 0, 0, 0, 0],
  latestReviews: [],
  recommended: [],
};

/** A cart with so many lamps. */
export const cartOf = (quantity: number): Cart => ({
  lines: [
    {
      id: idOf(4),
      productId: LAMP.id,
      variantId: VARIANT,
      name: LAMP.name,
      options: '',
      cover: COVER,
      price: dollars(4_000),
      listPrice: null,
      points: null,
      priceBefore: null,
      quantity,
      max: 3,
      limit: 3,
      selected: true,
      state: 'ok',
      categoryId: idOf(3),
    },
  ],
  count: quantity,
  selectedCount: quantity,
  priceLines: [],
  payable: dollars(4_000 * quantity),
  pointsForGoods: 0,
  savedPostage: null,
  toFreePostage: null,
});

export const HOME: AddressView = {
  id: idOf(5),
  name: 'Ana Reis',
  country: 'PT',
  tel: '912345678',
  province: '',
  city: 'Lisboa',
  county: '',
  areaCode: '',
  postalCode: '1200-018',
  addressDetail: 'Rua do Alecrim 28',
  isDefault: true,
};

/** What one lamp costs when it is sent to `HOME`. */
export const quoteOfLamp = (): Quote => ({
  id: idOf(6),
  expiresAt: inAnHour(),
  address: HOME,
  lines: [
    {
      id: idOf(7),
      productId: LAMP.id,
      variantId: VARIANT,
      name: LAMP.name,
      options: '',
      cover: COVER,
      price: dollars(4_000),
      quantity: 1,
      points: null,
    },
  ],
  priceLines: [],
  payable: dollars(4_000),
  pointsForGoods: 0,
  saved: dollars(0),
  points: { balance: 0, usable: 0, value: dollars(0), used: false, percent: 20, lockedReason: null },
  coupon: { chosen: null, usable: 0 },
  note: '',
});

/** A list that fits on one page. */
export const pageWith = <T>(...list: T[]) => ({ list, total: list.length, page: 1, limit: 20 });
