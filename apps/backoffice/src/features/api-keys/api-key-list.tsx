import { apiKeyLimits } from '@app/contract/api-keys/limits';
import { staffApiKeyEndpoints as calls } from '@app/contract/api-keys/staff-endpoints';
import type { ApiKey } from '@app/contract/api-keys/staff-schemas';
import { RecordLink, TwoLines } from '../../ui/list/cells';
import { type CellContext, defineList } from '../../ui/list/define-list';
import { grants, grantsOf } from '../../ui/permissions/permission-tree';
import { ApiKeyStateTag } from './api-key-state';
import { API_KEYS_PATH } from './api-keys-path';

/** For whom a key calls, in words. */
export const callsFor = ({ agent, merchant }: ApiKey, { t }: Pick<CellContext, 't'>): string =>
  agent?.name ?? merchant?.name ?? t('api_key.house');

/** How many permissions a key was made with, of how many there are. */
const rightsCount = ({ permissions }: ApiKey, { t, format }: CellContext): string =>
  t('api_key.rights_count', {
    held: format.count(grantsOf(permissions).length),
    all: format.count(grants.length),
  });

export const apiKeyList = defineList({
  endpoint: calls.listApiKeys,
  title: 'permission.control.api_keys',
  exportName: 'api-keys',
  filters: [{ key: 'name', kind: 'text', label: 'api_key.name', max: apiKeyLimits.name }],
  tabs: [
    { label: 'api_key.all', query: {}, count: 'all' },
    { label: 'api_key.state.active', query: { state: 'active' }, count: 'active' },
    { label: 'api_key.state.suspended', query: { state: 'suspended' }, count: 'suspended' },
    { label: 'api_key.state.expired', query: { state: 'expired' }, count: 'expired' },
    { label: 'api_key.state.revoked', query: { state: 'revoked' }, count: 'revoked' },
  ],
  columns: [
    {
      key: 'name',
      title: 'api_key.name',
      render: (row) => (
        <TwoLines top={<RecordLink to={`${API_KEYS_PATH}/${row.id}`}>{row.name}</RecordLink>} bottom={`${row.hint}…`} />
      ),
      sortable: true,
    },
    { key: 'hint', title: 'api_key.key', hidden: true },
    { key: 'agent', title: 'api_key.for', render: callsFor, write: 'agent.name' },
    {
      key: 'merchant',
      title: 'merchant.of',
      render: (row) => row.merchant?.name ?? '–',
      write: 'merchant.name',
      hidden: true,
    },
    { key: 'permissions', title: 'api_key.rights', align: 'right', render: rightsCount, write: 'permissions' },
    { key: 'madeBy', title: 'api_key.made_by', render: (row) => row.madeBy.name, write: 'madeBy.name' },
    {
      key: 'lastUsedAt',
      title: 'api_key.last_used',
      render: (row, { t, format }) => (row.lastUsedAt ? format.moment(row.lastUsedAt) : t('api_key.never')),
      write: { as: 'moment' },
    },
    { key: 'expiresAt', title: 'api_key.expires', as: 'moment' },
    { key: 'createdAt', title: 'api_key.created', as: 'moment', sortable: true, hidden: true },
    { key: 'state', title: 'api_key.state', render: (row) => <ApiKeyStateTag state={row.state} /> },
  ],
});
