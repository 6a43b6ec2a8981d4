import type en from './en-US.ts';

export default {
  'error.order.already_reviewed': '该商品已评价。',
  'error.order.not_allowed': '订单状态已变化，请刷新后查看可执行的操作。',
  'error.order.over_limit': '该商品每单限购 {{limit}} 件。',
  'error.order.quote_changed': '您查看后内容有变化，请确认新的金额。',
  'error.order.quote_expired': '报价已过期，请重新确认。',
  'error.order.spec_incomplete': '请先选择完整规格。',
  'error.order.unpaid_exists': '您有未付款的订单，请先付款或取消。',
} satisfies Record<keyof typeof en, string>;
