import type en from './en-US.ts';

export default {
  'recharge.state.pending': '待付款',
  'recharge.state.under_review': '审核中',
  'recharge.state.paid': '已到账',
  'recharge.state.cancelled': '已取消',
  'recharge.state.failed': '失败',
} satisfies Record<keyof typeof en, string>;
