import type en from './en-US.ts';

export default {
  'error.wallet.insufficient_balance': '钱包余额不足，请充值或换一种支付方式。',
  'error.wallet.insufficient_points': '积分不足。',
  'error.wallet.points_locked': '验证邮箱后才能使用注册赠送的积分。',
  'wallet.kind.payment': '支付',
  'wallet.kind.refund': '退款',
  'wallet.kind.late_payment': '付款到账过晚，已退回钱包',
  'wallet.kind.top_up': '充值',
  'wallet.kind.withdrawal_hold': '申请提现',
  'wallet.kind.withdrawal_release': '提现退回',
  'wallet.kind.withdrawal_paid': '提现到账',
  'wallet.kind.transfer': '转账',
  'wallet.kind.rebate': '订单返佣',
  'wallet.kind.rebate_back': '返佣收回',
  'wallet.kind.adjustment': '平台调整',
  'wallet.kind.points_sign_up': '注册赠送积分',
  'wallet.kind.points_email': '验证邮箱赠送积分',
  'wallet.kind.points_earned': '订单获得积分',
  'wallet.kind.points_earned_back': '退款订单积分收回',
  'wallet.kind.points_spent': '订单抵扣积分',
  'wallet.kind.points_returned': '取消订单退回积分',
} satisfies Record<keyof typeof en, string>;
