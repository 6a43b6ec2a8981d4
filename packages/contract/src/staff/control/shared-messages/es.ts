import type en from './en-US.ts';

export default {
  'error.staff.username_taken': 'Este nombre de usuario ya está en uso.',
  'error.staff.beyond_own_rights': 'Esto va más allá de tus propios permisos.',
  'error.staff.superior_circle': 'Nadie puede estar por encima de sí. Elige otro superior.',
  'field.username_format': 'Usa letras, cifras, punto, guion y guion bajo; empieza por letra o cifra.',
} satisfies Record<keyof typeof en, string>;
