import type en from './en-US.ts';

export default {
  'field.chat_text': 'Escreva algo primeiro.',
} satisfies Record<keyof typeof en, string>;
