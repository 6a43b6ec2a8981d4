import type en from './en-US.ts';

export default {
  'error.report.recounting': '正在重新统计这些日期，请一分钟后再试。',
  'field.range_order': '结束日期不能早于开始日期。',
  'field.range_long': '日期范围太长，请选择较短的范围。',
} satisfies Record<keyof typeof en, string>;
