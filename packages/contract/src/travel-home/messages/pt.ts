import type en from './en-US.ts';

export default {
  'error.travel_term.name_taken': 'Outro termo deste tipo já tem este nome.',
} satisfies Record<keyof typeof en, string>;
