import type en from './en-US.ts';

export default {
  'error.channel.not_configured': '该渠道尚未配置完整，请先补全缺少的内容。',
  'error.channel.no_payout': '该类型的渠道不支持提现。',
  'error.channel.in_use': '该渠道已有资金往来，不能删除，可以停用。',
  'error.channel.identifier_taken': '该标识已被其他渠道使用。',
} satisfies Record<keyof typeof en, string>;
