import { oidcEndpoints as calls } from '@app/contract/oidc/staff-endpoints';
import type { OidcProvider } from '@app/contract/oidc/staff-schemas';
import { Alert, Typography } from 'antd';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import { RecordFormDrawer } from '../../ui/form/records/record-form-drawer';
import { ListPage } from '../../ui/list/list-page';
import { useRecordActions } from '../../ui/list/use-record-actions';
import { draftOf, newProvider, providerForm } from './provider-form';
import { providerList } from './provider-list';

/** Where the provider has to send browsers back to, to be copied. */
function RedirectNote() {
  const t = useText();
  const { data } = useAnswer(calls.oidcChoices, {});
  if (!data) return null;
  const style = { marginBottom: 16 };
  if (data.redirectUri === null) return <Alert type="warning" showIcon style={style} title={t('oidc.no_redirect')} />;
  return (
    <Alert
      type="info"
      style={style}
      title={t('oidc.redirect')}
      description={
        <>
          <div>{t('oidc.redirect_text')}</div>
          <Typography.Text code copyable style={{ overflowWrap: 'anywhere' }}>
            {data.redirectUri}
          </Typography.Text>
        </>
      }
    />
  );
}

/** The providers that staff may sign in by (OpenID Connect). */
export default function ProvidersScreen() {
  const t = useText();
  const mayEdit = useAllowed('control.oidc.edit');
  const { list, drawer } = useRecordActions<OidcProvider>({
    mayEdit,
    readable: true,
    nameOf: (row) => row.name,
    add: 'oidc.new',
    deletion: {
      ask: 'oidc.delete_ask',
      text: 'oidc.delete_text',
      done: 'oidc.deleted',
      remove: ({ id }) => request(calls.deleteOidcProvider, { params: { id } }),
    },
    drawer: (row, close) => (
      <RecordFormDrawer
        title={row?.name ?? t('oidc.new')}
        kind="oidc_provider"
        fields={providerForm}
        editing={row}
        blank={newProvider}
        draftOf={draftOf}
        readOnly={!mayEdit}
        above={<RedirectNote />}
        create={(body) => request(calls.createOidcProvider, { body })}
        update={({ id, version }, draft) =>
          request(calls.updateOidcProvider, { params: { id }, body: { ...draft, version } })
        }
        reload={(id) => request(calls.readOidcProvider, { params: { id } })}
        onClose={close}
      />
    ),
  });
  return (
    <>
      <ListPage rule={providerList} actions={list} />
      {drawer}
    </>
  );
}
