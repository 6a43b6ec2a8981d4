import { staffLanguageEndpoints } from '@app/contract/languages/staff-endpoints';
import { TRANSLATION_STATES, type TranslationState } from '@app/contract/languages/staff-schemas';
import { comma, inMyLanguage } from '../../../text/in-my-language';
import { choicesFrom } from '../../../ui/choices';
import { StatusTag, type Tone, TwoLines } from '../../../ui/list/cells';
import { defineList, type RowOf } from '../../../ui/list/define-list';
import { TextCell } from './text-cell';
import styles from './translations.module.css';

export type TextRow = RowOf<typeof staffLanguageEndpoints.listTranslations>;

const tones: Record<TranslationState, Tone> = {
  missing: 'danger',
  unreviewed: 'info',
  placeholders: 'danger',
  changed: 'warning',
  unpublished: 'brand',
};

const categories = choicesFrom(staffLanguageEndpoints.listLanguageCategories, ({ list }) =>
  list.filter((one) => one.enabled).map((one) => ({ value: one.id, label: inMyLanguage(one.name) })),
);

/** English as it is, and as it was when the text was written. */
function Source({ row, was }: { row: TextRow; was: string }) {
  return (
    <div className={styles.source} lang="en">
      {row.source}
      {row.formerSource !== null && (
        <small>
          {was} <del>{row.formerSource}</del>
        </small>
      )}
    </div>
  );
}

export const translationList = defineList({
  endpoint: staffLanguageEndpoints.listTranslations,
  title: 'permission.content.translations',
  exportName: 'texts',
  filters: [
    { key: 'word', kind: 'text', label: 'translations.word', placeholder: 'translations.word_hint', max: 100 },
    { key: 'category', kind: 'choice', label: 'languages.category', choices: categories },
  ],
  tabs: [
    { label: 'translations.all', query: {}, count: 'all' },
    ...TRANSLATION_STATES.map((state) => ({
      label: `translations.state.${state}` as const,
      query: { state },
      count: state,
    })),
  ],
  columns: [
    { key: 'id', title: 'translations.key', render: (row) => <code className={styles.key}>{row.id}</code> },
    {
      key: 'source',
      title: 'translations.source',
      render: (row, { t }) => <Source row={row} was={t('translations.was')} />,
    },
    {
      key: 'text',
      title: 'translations.text',
      render: (row) => <TextCell key={`${row.id} ${row.version}`} row={row} />,
    },
    {
      key: 'states',
      title: 'translations.states',
      render: (row, { t }) => (
        <span className={styles.states}>
          {row.states.map((state) => (
            <StatusTag key={state} tone={tones[state]}>
              {t(`translations.state.${state}`)}
            </StatusTag>
          ))}
        </span>
      ),
      write: { words: 'translations.state.' },
    },
    { key: 'published', title: 'translations.published', hidden: true },
    { key: 'updatedBy', title: 'translations.written_by', hidden: true },
    { key: 'updatedAt', title: 'translations.written_at', as: 'moment', hidden: true },
  ],
});

export const missingList = defineList({
  endpoint: staffLanguageEndpoints.listMissingKeys,
  title: 'translations.missed',
  exportName: 'missed-keys',
  filters: [
    { key: 'key', kind: 'text', label: 'translations.key', max: 200 },
    {
      key: 'language',
      kind: 'choice',
      label: 'languages.language',
      choices: choicesFrom(staffLanguageEndpoints.translationLanguages, (list) =>
        list.map((one) => ({ value: one.id, label: one.title })),
      ),
    },
  ],
  columns: [
    { key: 'key', title: 'translations.key', render: (row) => <code className={styles.key}>{row.key}</code> },
    { key: 'language', title: 'languages.language' },
    { key: 'place', title: 'translations.place' },
    { key: 'times', title: 'translations.times', as: 'count' },
    { key: 'firstSeen', title: 'translations.first_seen', as: 'moment', hidden: true },
    { key: 'lastSeen', title: 'translations.last_seen', as: 'moment' },
  ],
});

export const publicationList = defineList({
  endpoint: staffLanguageEndpoints.listPublications,
  title: 'translations.history',
  exportName: 'publications',
  filters: [],
  columns: [
    {
      key: 'at',
      title: 'translations.published_at',
      render: (row, { format }) => <TwoLines strong top={format.exact(row.at)} bottom={row.who} />,
    },
    { key: 'languages', title: 'permission.content.languages', render: (row) => row.languages.join(comma()) },
    { key: 'changes', title: 'translations.changes', as: 'count' },
    {
      key: 'undone',
      title: 'languages.state',
      render: (row, { t }) => (
        <StatusTag tone={row.undone ? 'neutral' : row.undoes ? 'warning' : 'success'}>
          {t(row.undone ? 'translations.undone' : row.undoes ? 'translations.undoing' : 'translations.stands')}
        </StatusTag>
      ),
      write: { yes: 'translations.undone', no: 'translations.stands' },
    },
  ],
});
