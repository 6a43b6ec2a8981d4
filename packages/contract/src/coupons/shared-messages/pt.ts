import type en from './en-US.ts';

export default {
  'field.coupon_code': 'Somente letras, números e hífens.',
} satisfies Record<keyof typeof en, string>;
