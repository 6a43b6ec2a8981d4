import shared from '../shared-messages/pt.ts';
import type en from './en-US.ts';

export default {
  ...shared,
  'error.staff.last_super': 'O último superadministrador precisa ficar.',
  'error.staff.not_yourself': 'Você não pode fazer isto a si mesmo. Peça a outra pessoa.',
  'error.staff.authenticator_not_begun': 'Comece de novo: nenhum autenticador espera confirmação.',
  'error.role.name_taken': 'Já existe uma função com este nome.',
  'error.role.in_use': 'Há administradores com esta função. Dê outra a eles primeiro.',
  'error.role.super_fixed': 'A função de superadministrador não pode ser alterada.',
} satisfies Record<keyof typeof en, string>;
