import type en from './en-US.ts';

export default {
  'i18n.pill_label': '{{language}} · {{currency}}，更改语言和货币',
  'i18n.sheet_title': '语言与货币',
  'i18n.language': '语言',
  'i18n.currency': '货币',
  'i18n.language_saved': '语言已更改',
  'i18n.currency_saved': '价格现以 {{code}} 显示',
  'i18n.currency_note': '价格以所选货币显示，实际以美元结算。',
} satisfies Record<keyof typeof en, string>;
