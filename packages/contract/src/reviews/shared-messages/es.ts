import type en from './en-US.ts';

export default {
  'report.reason.offensive': 'Ofensivo',
  'report.reason.advertising': 'Publicidad',
  'report.reason.private': 'Muestra datos privados',
  'report.reason.not_the_product': 'No trata del producto',
  'report.reason.other': 'Otra cosa',
} satisfies Record<keyof typeof en, string>;
