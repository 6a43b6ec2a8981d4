import type en from './en-US.ts';

export default {
  'error.ledger.same_person':
    '您提出的调整须由他人批准：若没有他人，请新增管理员，或调高参数 wallet.adjustment_review_usd 和 wallet.adjustment_review_points。',
  'error.ledger.adjustment_decided': '这笔调整已经处理过了。',
  'message.balance_added.title': '您的余额已调整',
  'message.balance_added.text': '钱包已增加 {{amount}}。',
  'message.balance_taken.title': '您的余额已调整',
  'message.balance_taken.text': '钱包已扣除 {{amount}}。如有疑问，请联系我们。',
  'message.points_added.title': '您的积分已调整',
  'message.points_added.text': '已增加 {{amount}} 积分。',
  'message.points_taken.title': '您的积分已调整',
  'message.points_taken.text': '已扣除 {{amount}} 积分。如有疑问，请联系我们。',
} satisfies Record<keyof typeof en, string>;
