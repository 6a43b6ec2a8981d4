import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { picture } from '../core/picture.ts';
import { email, id, moment, nothing, pageOf, pageQuery, password, price, text } from '../core/validation.ts';
import { currency } from '../i18n/schemas.ts';
import { addressInput, addressView } from './address-schema.ts';

export const userInfo = z.object({
  id: z.uuid(),
  email: z.string(),
  emailVerified: z.boolean(),
  nickname: z.string(),
  avatar: picture.nullable(),
  inviteCode: z.string(),
  level: z.object({ name: z.string(), image: picture.nullable(), identifier: z.string() }),
  balance: price,
  points: z.int(),
  /** Sign-up points wait for the e-mail to be verified. */
  pointsLocked: z.boolean(),
  cartCount: z.int(),
  orderCounts: z.object({
    unpaid: z.int(),
    processing: z.int(),
    shipped: z.int(),
    to_receive: z.int(),
    returns: z.int(),
  }),
  currency_info: currency,
});
export type UserInfo = z.infer<typeof userInfo>;

/** A token opaque to the client, with its sliding end. */
export const sessionAnswer = z.object({
  token: z.object({ token: z.string(), expiresAt: moment }),
  userInfo,
});

const nickname = text(limits.nickname, 'field.nickname_required').regex(
  /^[\p{Script=Han}A-Za-z0-9_-]+$/u,
  'field.nickname_characters',
);

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
    body: z.strictObject({ nickname: nickname.optional(), avatar: picture.nullable().optional() }),
    answer: userInfo,
  },
  changePassword: {
    body: z.strictObject({
      oldPassword: z.string({ error: 'field.password_required' }).min(1, 'field.password_required').max(100),
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
