import type en from './en-US.ts';

export default {
  'i18n.pill_label': '{{language}} · {{currency}}，更改语言和货币',
  'i18n.sheet_title': '语言与货币',
  'i18n.language': '语言',
  'i18n.currency': '货币',
  'i18n.language_saved': '语言已更改',
  'i18n.currency_saved': '价格现以 {{code}} 显示',
  'i18n.currency_note': '价格以所选货币显示，实际以美元结算。',
  'error.language.taken': '已有使用此标签或名称的语言。',
  'error.language.default_off': '商店需要一种已启用的默认语言。请先选择其他默认语言。',
  'error.language.in_use': '只能删除由员工添加且已停用的语言。',
  'error.language_category.taken': '已有包含这些键的分类。',
  'error.language_category.default_off': '必须有一个分类收纳其余的键。请先选择其他默认分类。',
  'error.translation.unreadable':
    '无法读取此文件。请使用含 key 和 text 列的 CSV 或 XLSX，或每个键对应一段文本的 JSON。',
  'error.translation.known': '此键已有文本。',
  'error.translation.undone': '此次发布已被撤销。',
  'error.currency.taken': '已有使用此代码的货币。',
  'error.currency.settlement': '结算货币必须启用、保留两位小数且汇率为 1；默认货币必须启用并有汇率。',
  'error.currency.rate_jump': '此汇率与之前相差 {{percent}}%。请确认无误。',
  'error.currency.rate_taken': '此汇率已生效，或该时刻已有汇率。',
  'error.parameter.unchanged': '无需撤销：当前已是此值。',
  'error.parameter.invite_code_taken': '已有客户或代理使用该邀请码，请换一个。',
} satisfies Record<keyof typeof en, string>;
