import type en from './en-US.ts';

export default {
  'error.reconciliation.same_file': '此文件已对账过。',
  'error.reconciliation.applied': '此次对账已生效。',
  'error.reconciliation.unreadable': '无法按这些列读取此表格，请检查分隔符和列名。',
} satisfies Record<keyof typeof en, string>;
