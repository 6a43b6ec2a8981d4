import type en from './en-US.ts';

export default {
  'withdrawals.fee': '手续费',
  'withdrawals.tab.all': '全部',
  'withdrawals.state.paid': '已打款',
  'withdrawals.state.rejected': '未通过',
  'withdrawals.state.payment_failed': '打款失败',
  'withdrawals.reason': '原因',
  'withdrawals.number': '编号',
  'withdrawals.provider_number': '打款流水号',
  'withdrawals.proof': '打款凭证',
} satisfies Record<keyof typeof en, string>;
