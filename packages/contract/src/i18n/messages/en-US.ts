export default {
  'i18n.pill_label': '{{language}} · {{currency}}, change language and currency',
  'i18n.sheet_title': 'Language and currency',
  'i18n.language': 'Language',
  'i18n.currency': 'Currency',
  'i18n.language_saved': 'Language changed',
  'i18n.currency_saved': 'Prices are now in {{code}}',
  'i18n.currency_note': 'Prices are shown in this currency. You are charged in US dollars.',
} as const;
