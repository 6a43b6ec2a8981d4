import type en from './en-US.ts';

export default {
  'error.charges.default_stays': 'La regla general se queda. Puedes cambiarla.',
  'error.charges.place_taken': 'Ya hay otra regla para este lugar.',
} satisfies Record<keyof typeof en, string>;
