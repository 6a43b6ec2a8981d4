import type en from './en-US.ts';

export default {
  'error.staff.username_taken': 'Este nome de usuário já está em uso.',
  'error.staff.beyond_own_rights': 'Isto vai além das suas próprias permissões.',
  'error.staff.last_super': 'O último superadministrador precisa ficar.',
  'error.staff.not_yourself': 'Você não pode fazer isto a si mesmo. Peça a outra pessoa.',
  'error.staff.authenticator_not_begun': 'Comece de novo: nenhum autenticador espera confirmação.',
  'error.staff.superior_circle': 'Ninguém pode estar acima de si. Escolha outro superior.',
  'error.role.name_taken': 'Já existe uma função com este nome.',
  'error.role.in_use': 'Há administradores com esta função. Dê outra a eles primeiro.',
  'error.role.super_fixed': 'A função de superadministrador não pode ser alterada.',
  'field.username_format': 'Use letras, números, ponto, hífen e sublinhado; comece com letra ou número.',
} satisfies Record<keyof typeof en, string>;
