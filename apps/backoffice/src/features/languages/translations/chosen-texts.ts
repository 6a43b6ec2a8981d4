import { staffLanguageEndpoints as calls } from '@app/contract/languages/staff-endpoints';
import type { PublishOutcome } from '@app/contract/languages/staff-schemas';
import { request } from '../../../api/request';
import type { TextKey } from '../../../text/text-key';
import type { BulkAction } from '../../../ui/list/define-list';
import type { TextRow } from './translation-list';

const heldBack: Record<PublishOutcome, TextKey | null> = {
  published: null,
  same: 'translations.outcome.same',
  unwritten: 'translations.outcome.unwritten',
  unreviewed: 'translations.state.unreviewed',
  placeholders: 'translations.state.placeholders',
  unknown: 'translations.flaw.unknown_key',
};
const nameOf = (row: TextRow): string => row.id;

/** Marks the chosen texts of a language as reviewed, and says of the others why not. */
export const reviewChosen = (language: string): BulkAction<TextRow> => ({
  key: 'review',
  label: 'translations.mark_reviewed',
  primary: true,
  nameOf,
  together: async (rows) => {
    const written = rows.filter(({ version }) => version > 0);
    const texts = written.map(({ id, version }) => ({ key: id, version }));
    const done = new Set(
      texts.length > 0 ? (await request(calls.reviewTranslations, { body: { language, texts } })).keys : [],
    );
    return new Map(
      rows
        .filter(({ id }) => !done.has(id))
        .map(({ id, version, states }): [string, TextKey] => [
          id,
          version === 0
            ? 'translations.outcome.unwritten'
            : states.includes('unreviewed')
              ? 'translations.outcome.changed'
              : 'translations.outcome.reviewed',
        ]),
    );
  },
});

/** Gives customers the chosen texts of a language, and says of the others why they were held back. */
export const publishChosen = (language: string): BulkAction<TextRow> => ({
  key: 'publish',
  label: 'translations.publish_chosen',
  nameOf,
  together: async (rows) => {
    const { results } = await request(calls.publishChosen, { body: { language, keys: rows.map(({ id }) => id) } });
    return new Map(
      results.flatMap(({ key, outcome }): [string, TextKey][] => {
        const why = heldBack[outcome];
        return why ? [[key, why]] : [];
      }),
    );
  },
});
