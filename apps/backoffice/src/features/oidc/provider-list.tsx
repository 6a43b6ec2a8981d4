import { oidcLimits } from '@app/contract/oidc/limits';
import { oidcEndpoints as calls } from '@app/contract/oidc/staff-endpoints';
import { StatusTag, TwoLines } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';

export const providerList = defineList({
  endpoint: calls.listOidcProviders,
  title: 'permission.control.oidc',
  exportName: 'sign-in-providers',
  filters: [{ key: 'name', kind: 'text', label: 'oidc.name', max: oidcLimits.name }],
  columns: [
    { key: 'name', title: 'oidc.name', render: (row) => <TwoLines strong top={row.name} bottom={row.issuer} /> },
    { key: 'issuer', title: 'oidc.issuer', hidden: true },
    { key: 'clientId', title: 'oidc.client_id' },
    { key: 'claim', title: 'oidc.claim', hidden: true },
    { key: 'links', title: 'oidc.links', as: 'count' },
    { key: 'createdAt', title: 'oidc.created', as: 'moment' },
    {
      key: 'enabled',
      title: 'oidc.enabled',
      render: (row, { t }) => (
        <StatusTag tone={row.enabled ? 'success' : 'neutral'}>{t(row.enabled ? 'oidc.on' : 'oidc.off')}</StatusTag>
      ),
      write: { yes: 'oidc.on', no: 'oidc.off' },
    },
  ],
});
