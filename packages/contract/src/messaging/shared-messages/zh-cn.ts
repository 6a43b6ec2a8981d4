import type en from './en-US.ts';

export default {
  'message.type.system': '系统',
  'message.type.order': '订单',
  'message.type.wallet': '钱包',
  'message.type.promotion': '优惠',
  'message.type.service': '服务',
} satisfies Record<keyof typeof en, string>;
