import type en from './en-US.ts';

export default {
  'error.charges.default_stays': 'A regra padrão fica. Você pode alterá-la.',
  'error.charges.place_taken': 'Já existe outra regra para este lugar.',
} satisfies Record<keyof typeof en, string>;
