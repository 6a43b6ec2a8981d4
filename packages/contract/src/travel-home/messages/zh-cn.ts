import type en from './en-US.ts';

export default {
  'error.travel_term.name_taken': '该类别中已有同名条目。',
} satisfies Record<keyof typeof en, string>;
