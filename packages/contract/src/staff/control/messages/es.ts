import type en from './en-US.ts';

export default {
  'error.staff.username_taken': 'Este nombre de usuario ya está en uso.',
  'error.staff.beyond_own_rights': 'Esto va más allá de tus propios permisos.',
  'error.staff.last_super': 'El último superadministrador debe quedarse.',
  'error.staff.not_yourself': 'No puedes hacerte esto a ti. Pídeselo a otra persona.',
  'error.staff.authenticator_not_begun': 'Empieza de nuevo: no hay ningún autenticador por confirmar.',
  'error.staff.superior_circle': 'Nadie puede estar por encima de sí. Elige otro superior.',
  'error.role.name_taken': 'Ya existe un rol con este nombre.',
  'error.role.in_use': 'Hay administradores con este rol. Dales otro primero.',
  'error.role.super_fixed': 'El rol de superadministrador no se puede cambiar.',
  'field.username_format': 'Usa letras, cifras, punto, guion y guion bajo; empieza por letra o cifra.',
} satisfies Record<keyof typeof en, string>;
