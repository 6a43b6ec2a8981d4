import { staffAppVersionEndpoints } from '@app/contract/app-versions/staff-endpoints';
import { limits } from '@app/contract/core/limits';
import { inMyLanguage } from '../../text/in-my-language';
import { StatusTag, TwoLines } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';
import { platformChoices } from './app-version-form';

/** Characters of the notes that stand in a row. */
const GIST = 80;

const gist = (text: string): string => (text.length > GIST ? `${text.slice(0, GIST).trimEnd()}…` : text);

export const appVersionList = defineList({
  endpoint: staffAppVersionEndpoints.listAppVersions,
  title: 'permission.system.app_versions',
  exportName: 'app-versions',
  filters: [
    { key: 'platform', kind: 'choice', label: 'app_versions.platform', choices: platformChoices },
    { key: 'number', kind: 'text', label: 'app_versions.number', max: limits.appVersionNumber },
    { key: 'published', kind: 'flag', label: 'app_versions.published' },
  ],
  columns: [
    {
      key: 'number',
      title: 'app_versions.number',
      render: (row, { t }) => <TwoLines strong top={row.number} bottom={t(`app_versions.platform.${row.platform}`)} />,
    },
    {
      key: 'platform',
      title: 'app_versions.platform',
      render: (row, { t }) => t(`app_versions.platform.${row.platform}`),
      hidden: true,
    },
    {
      key: 'notes',
      title: 'app_versions.notes',
      render: (row) => gist(inMyLanguage(row.notes)),
      write: 'notes',
    },
    {
      key: 'forceUpdate',
      title: 'app_versions.forced',
      render: (row, { t }) => (row.forceUpdate ? <StatusTag tone="warning">{t('ui.yes')}</StatusTag> : t('ui.no')),
      write: { path: 'forceUpdate', yes: 'ui.yes', no: 'ui.no' },
    },
    {
      key: 'isWgt',
      title: 'app_versions.wgt',
      render: (row, { t }) => t(row.isWgt ? 'ui.yes' : 'ui.no'),
      write: { path: 'isWgt', yes: 'ui.yes', no: 'ui.no' },
    },
    { key: 'downloadLink', title: 'app_versions.link', hidden: true },
    { key: 'updatedAt', title: 'app_versions.updated', as: 'moment' },
    {
      key: 'published',
      title: 'app_versions.state',
      render: (row, { t }) => (
        <StatusTag tone={row.published ? 'success' : 'neutral'}>
          {t(row.published ? 'app_versions.published' : 'app_versions.draft')}
        </StatusTag>
      ),
      write: { path: 'published', yes: 'app_versions.published', no: 'app_versions.draft' },
    },
  ],
});
