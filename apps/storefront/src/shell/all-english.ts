import type { Messages } from '@app/client/i18n';

/** Every English text of every slice: its own chunk, fetched only for a key that no code on the page names. */
export const allEnglish: Messages = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Messages>('../../../../packages/contract/src/**/messages/en-US.ts', {
      eager: true,
      import: 'default',
    }),
  ),
);
