import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { picture } from '../core/picture.ts';
import {
  email,
  id,
  moment,
  nothing,
  pageOf,
  pageQuery,
  password,
  presentPassword,
  price,
  text,
  timeZoneName,
} from '../core/validation.ts';
import { currency } from '../currencies/schemas.ts';
import { addressInput, addressView } from './address-schema.ts';

/** Null beside them: would rather not say. */
export const GENDERS = ['female', 'male', 'other'] as const;
const gender = z.enum(GENDERS, { error: 'field.invalid' });
export type Gender = z.infer<typeof gender>;

export const userInfo = z.object({
  id: z.uuid(),
  email: z.string(),
  emailVerified: z.boolean(),
  nickname: z.string(),
  avatar: picture.nullable(),
  gender: gender.nullable(),
  /** `YYYY-MM-DD`, without a time zone. */
  birthday: z.string().nullable(),
  /** IANA zone whose clocks show the customer's times; null until a device has told it. */
  timeZone: z.string().nullable(),
  /** The customer chose it; otherwise it follows the device. */
  timeZoneChosen: z.boolean(),
  inviteCode: z.string(),
  level: z.object({
    name: z.string(),
    image: picture.nullable(),
    identifier: z.string(),
    /** Basis points that the level takes off prices; deposits stay whole. */
    discountBp: z.int(),
  }),
  /** Value of completed orders, which decides the level. */
  spent: price,
  /** The next level and from which spent value; null at the top. */
  nextLevel: z.object({ name: z.string(), threshold: price }).nullable(),
  /** Benefits of the level, one a line. */
  benefits: z.array(z.string()),
  /** People who registered with the customer's code and completed an order. */
  validSubordinates: z.int(),
  balance: price,
  points: z.int(),
  /** Sign-up points wait for the e-mail to be verified. */
  pointsLocked: z.boolean(),
  cartCount: z.int(),
  /** When the account is deleted, if the customer asked for it. */
  deletionEndsAt: moment.nullable(),
  couponCount: z.int(),
  wishlistCount: z.int(),
  /** Orders of the shop from before, by the confirmed e-mail. */
  earlierOrders: z.int(),
  viewedCount: z.int(),
  unreadMessages: z.int(),
  orderCounts: z.object({
    unpaid: z.int(),
    processing: z.int(),
    shipped: z.int(),
    to_receive: z.int(),
    returns: z.int(),
  }),
  /** Bookings that are to be paid, or a change of them, or passed before they can be; those that were booked as one count once. */
  unpaidBookings: z.int(),
  /**
   * Bookings that their provider changed and that wait for an answer: how many, those that were booked as one once, the path of the one to be answered first, and until when.
   * Null for none.
   */
  askedBookings: z.object({ count: z.int(), path: z.string().startsWith('/'), until: moment }).nullable(),
  currency_info: currency,
});
export type UserInfo = z.infer<typeof userInfo>;

/** A token opaque to the client, with its sliding end. */
const sessionAnswer = z.object({
  token: z.object({ token: z.string(), expiresAt: moment }),
  userInfo,
});

/** How a zone comes to be kept: a device noticed it, the customer chose it, or chose to follow the device again. */
const timeZoneWay = z.enum(['noticed', 'chosen', 'followed'], { error: 'field.invalid' });
export type TimeZoneWay = z.infer<typeof timeZoneWay>;

/** A nickname; each rule has its own message. */
export const nickname = z
  .string({ error: 'field.nickname_required' })
  .trim()
  .min(1, 'field.nickname_required')
  .max(limits.nickname, 'field.nickname_too_long')
  .regex(/^[\p{Script=Han}A-Za-z0-9_-]+$/u, 'field.nickname_characters');

export const shapes = {
  login: { body: z.strictObject({ email, password }), answer: sessionAnswer },
  register: {
    body: z.strictObject({
      email,
      password,
      confirmPassword: z.string({ error: 'field.required' }).max(100),
      inviteCode: text(limits.code, 'field.invite_code_required'),
      nickname: nickname.optional(),
    }),
    answer: sessionAnswer.extend({ pointsGranted: z.int() }),
  },
  userInfo: { answer: userInfo },
  userInfoPost: { answer: userInfo },
  updateUserInfo: {
    body: z.strictObject({
      nickname: nickname.optional(),
      avatar: picture.nullable().optional(),
      gender: gender.nullable().optional(),
      birthday: z.iso.date('field.birthday_format').nullable().optional(),
    }),
    answer: userInfo,
  },
  keepTimeZone: {
    body: z.strictObject({ timeZone: timeZoneName, how: timeZoneWay }),
    answer: userInfo.pick({ timeZone: true, timeZoneChosen: true }),
  },
  changePassword: {
    body: z.strictObject({
      oldPassword: presentPassword,
      password,
      confirmPassword: z.string({ error: 'field.required' }).max(100),
    }),
    answer: nothing,
  },
  logout: { answer: nothing },
  logoutEverywhere: { answer: nothing },
  addressPage: { query: z.object(pageQuery), answer: pageOf(addressView) },
  saveAddress: { body: addressInput, answer: addressView },
  deleteAddress: { body: z.strictObject({ id }), answer: nothing },
};
