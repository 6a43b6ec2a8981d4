import { staffContentEndpoints } from '@app/contract/content/staff-endpoints';
import { limits } from '@app/contract/core/limits';
import { type Localized, localize } from '@app/contract/core/locale';
import { comma } from '../../../text/in-my-language';
import { currentLocale, localeNames } from '../../../text/locale';
import { TwoLines } from '../../../ui/list/cells';
import { defineList } from '../../../ui/list/define-list';

/** The title in the reader's language. */
export const titleOf = (title: object): string => localize(title as Localized, currentLocale());

export const pageList = defineList({
  endpoint: staffContentEndpoints.listArticles,
  title: 'permission.content.pages',
  exportName: 'pages',
  sort: { field: 'id', order: 'ASC' },
  filters: [{ key: 'title', kind: 'text', label: 'content.page_title', max: limits.articleTitle }],
  columns: [
    {
      key: 'title',
      title: 'content.page_title',
      render: (row) => <TwoLines strong top={titleOf(row.title)} bottom={`/${row.id}`} />,
      write: 'title',
    },
    { key: 'id', title: 'content.page_key', sortable: true, hidden: true },
    {
      key: 'languages',
      title: 'content.page_languages',
      render: (row) => row.languages.map((locale) => localeNames[locale]).join(comma()),
      write: 'languages',
    },
    { key: 'version', title: 'content.page_version', as: 'count' },
    { key: 'updatedAt', title: 'content.page_updated', as: 'moment', sortable: true },
  ],
});
