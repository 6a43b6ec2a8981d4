import type en from './en-US.ts';

export default {
  'i18n.pill_label': '{{language}} · {{currency}}, alterar idioma e moeda',
  'i18n.sheet_title': 'Idioma e moeda',
  'i18n.language': 'Idioma',
  'i18n.currency': 'Moeda',
  'i18n.language_saved': 'Idioma alterado',
  'i18n.currency_saved': 'Os preços estão em {{code}}',
  'i18n.currency_note': 'Os preços são exibidos nesta moeda. A cobrança é em dólares americanos.',
} satisfies Record<keyof typeof en, string>;
