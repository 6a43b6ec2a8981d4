import type en from './en-US.ts';

export default {
  'field.range_order': 'O último dia não pode ser anterior ao primeiro.',
  'field.range_long': 'O período tem dias demais. Escolha um mais curto.',
} satisfies Record<keyof typeof en, string>;
