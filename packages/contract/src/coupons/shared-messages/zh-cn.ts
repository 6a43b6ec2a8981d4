import type en from './en-US.ts';

export default {
  'field.coupon_code': '只能使用字母、数字和连字符。',
} satisfies Record<keyof typeof en, string>;
