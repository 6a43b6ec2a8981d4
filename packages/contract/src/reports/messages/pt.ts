import type en from './en-US.ts';

export default {
  'error.report.recounting': 'Os dias estão sendo recontados. Tente de novo em um minuto.',
  'field.range_order': 'O último dia não pode ser anterior ao primeiro.',
  'field.range_long': 'O período tem dias demais. Escolha um mais curto.',
} satisfies Record<keyof typeof en, string>;
