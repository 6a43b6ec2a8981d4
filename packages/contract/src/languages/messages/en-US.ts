export default {
  'i18n.pill_label': '{{language}} · {{currency}}, change language and currency',
  'i18n.sheet_title': 'Language and currency',
  'i18n.language': 'Language',
  'i18n.currency': 'Currency',
  'i18n.language_saved': 'Language changed',
  'i18n.currency_saved': 'Prices are now in {{code}}',
  'i18n.currency_note': 'Prices are shown in this currency. You are charged in US dollars.',
  'error.language.taken': 'There is a language with this tag or name already.',
  'error.language.default_off':
    'The shop needs one default language that is switched on. Choose another default first.',
  'error.language.in_use': 'Only a language that staff added and that is switched off can be deleted.',
  'error.language_category.taken': 'There is a group for these keys already.',
  'error.language_category.default_off':
    'One group must take the keys that no other claims. Choose another default first.',
  'error.translation.unreadable':
    'This file cannot be read. Use CSV or XLSX with the columns key and text, or JSON with a text for each key.',
  'error.translation.known': 'This key has a text already.',
  'error.translation.undone': 'This publication was taken back already.',
  'error.currency.taken': 'There is a currency with this code already.',
  'error.currency.settlement':
    'The settlement currency stays on, with two decimals and a rate of one. A default currency must be on and have a rate.',
  'error.currency.rate_jump': 'This rate differs from the one before by {{percent}}%. Confirm that it is meant.',
  'error.currency.rate_taken': 'This rate has begun, or there is one that begins at this moment.',
  'error.parameter.unchanged': 'There is nothing to take back: this value stands already.',
  'error.parameter.invite_code_taken': 'A customer or an agent has this invite code. Choose another one.',
} as const;
