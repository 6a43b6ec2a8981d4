import { staffLanguageEndpoints } from '@app/contract/languages/staff-endpoints';
import { inMyLanguage } from '../../../text/in-my-language';
import { TwoLines } from '../../../ui/list/cells';
import { defaultColumn, offeredColumn } from '../../../ui/list/columns/flag-columns';
import { defineList } from '../../../ui/list/define-list';

export const languageList = defineList({
  endpoint: staffLanguageEndpoints.listLanguages,
  title: 'permission.content.languages',
  exportName: 'languages',
  filters: [{ key: 'enabled', kind: 'flag', label: 'languages.offered' }],
  columns: [
    {
      key: 'title',
      title: 'languages.language',
      render: (row) => <TwoLines strong top={row.title} bottom={row.name} />,
    },
    { key: 'id', title: 'languages.tag' },
    {
      key: 'translated',
      title: 'languages.translated',
      align: 'right',
      render: (row, { format }) => `${format.count(row.translated)} / ${format.count(row.keys)}`,
    },
    { key: 'sortWeight', title: 'languages.order', as: 'count' },
    defaultColumn,
    offeredColumn('languages.offered'),
    { key: 'updatedAt', title: 'languages.saved', as: 'moment' },
  ],
});

export const categoryList = defineList({
  endpoint: staffLanguageEndpoints.listLanguageCategories,
  title: 'languages.categories',
  exportName: 'language-categories',
  filters: [],
  columns: [
    {
      key: 'name',
      title: 'languages.category',
      render: (row) => <TwoLines strong top={inMyLanguage(row.name)} bottom={row.code} />,
      write: 'name',
    },
    { key: 'keys', title: 'languages.keys', as: 'count' },
    { key: 'sortWeight', title: 'languages.order', as: 'count' },
    defaultColumn,
    offeredColumn('languages.shown'),
    { key: 'updatedAt', title: 'languages.saved', as: 'moment' },
  ],
});
