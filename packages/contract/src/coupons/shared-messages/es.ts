import type en from './en-US.ts';

export default {
  'field.coupon_code': 'Solo letras, números y guiones.',
} satisfies Record<keyof typeof en, string>;
