import type en from './en-US.ts';

export default {
  'field.chat_text': 'Escribe algo primero.',
} satisfies Record<keyof typeof en, string>;
