import type en from './en-US.ts';

export default {
  'error.travel_term.name_taken': 'Otro término de este tipo ya tiene este nombre.',
} satisfies Record<keyof typeof en, string>;
