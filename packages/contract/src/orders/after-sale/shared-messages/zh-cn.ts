import type en from './en-US.ts';

export default {
  'error.after_sale.over_cap': '退款金额不能超过该单可退金额。',
  'after_sale.reason.other': '其他原因',
  'after_sale.kind.return': '退货退款',
} satisfies Record<keyof typeof en, string>;
