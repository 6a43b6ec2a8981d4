import type en from './en-US.ts';

export default {
  'error.staff.username_taken': 'Este nome de usuário já está em uso.',
  'error.staff.beyond_own_rights': 'Isto vai além das suas próprias permissões.',
  'error.staff.superior_circle': 'Ninguém pode estar acima de si. Escolha outro superior.',
  'field.username_format': 'Use letras, números, ponto, hífen e sublinhado; comece com letra ou número.',
} satisfies Record<keyof typeof en, string>;
