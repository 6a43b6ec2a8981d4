import type en from './en-US.ts';

export default {
  'i18n.pill_label': '{{language}} · {{currency}}, cambiar idioma y moneda',
  'i18n.sheet_title': 'Idioma y moneda',
  'i18n.language': 'Idioma',
  'i18n.currency': 'Moneda',
  'i18n.language_saved': 'Idioma cambiado',
  'i18n.currency_saved': 'Los precios están en {{code}}',
  'i18n.currency_note': 'Los precios se muestran en esta moneda. El cobro es en dólares estadounidenses.',
} satisfies Record<keyof typeof en, string>;
