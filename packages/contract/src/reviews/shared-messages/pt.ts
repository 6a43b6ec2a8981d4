import type en from './en-US.ts';

export default {
  'report.reason.offensive': 'Ofensivo',
  'report.reason.advertising': 'Propaganda',
  'report.reason.private': 'Mostra dados privados',
  'report.reason.not_the_product': 'Não é sobre o produto',
  'report.reason.other': 'Outra coisa',
} satisfies Record<keyof typeof en, string>;
