import type en from './en-US.ts';

export default {
  'rebates.order': '订单',
  'rebates.paid': '实付',
  'rebates.refunded': '已退款',
  'rebates.expected': '预计返利',
  'rebates.completed_at': '完成时间',
  'rebates.no_lines': '订单完成前不会入账。',
} satisfies Record<keyof typeof en, string>;
