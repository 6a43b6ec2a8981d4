import type en from './en-US.ts';

export default {
  'field.range_order': '结束日期不能早于开始日期。',
  'field.range_long': '日期范围太长，请选择较短的范围。',
} satisfies Record<keyof typeof en, string>;
