import shared from '../shared-messages/es.ts';
import type en from './en-US.ts';

export default {
  ...shared,
  'error.staff.last_super': 'El último superadministrador debe quedarse.',
  'error.staff.not_yourself': 'No puedes hacerte esto a ti. Pídeselo a otra persona.',
  'error.staff.authenticator_not_begun': 'Empieza de nuevo: no hay ningún autenticador por confirmar.',
  'error.role.name_taken': 'Ya existe un rol con este nombre.',
  'error.role.in_use': 'Hay administradores con este rol. Dales otro primero.',
  'error.role.super_fixed': 'El rol de superadministrador no se puede cambiar.',
} satisfies Record<keyof typeof en, string>;
