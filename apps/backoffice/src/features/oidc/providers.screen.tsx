import { isOtherIdentity } from '@app/contract/oidc/identity';
import { oidcEndpoints as calls } from '@app/contract/oidc/staff-endpoints';
import type { OidcProvider, OidcProviderInput } from '@app/contract/oidc/staff-schemas';
import { Alert, App, Typography } from 'antd';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
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

/** Returns what asks before a provider is saved, where that unlinks accounts. */
function useUnlinkQuestion(): (draft: OidcProviderInput, over: OidcProvider) => Promise<boolean> {
  const t = useText();
  const format = useFormat();
  const { modal } = App.useApp();
  return async (draft, over) =>
    over.links === 0 ||
    !isOtherIdentity(over, draft) ||
    modal.confirm({
      title: t('oidc.unlinks_ask', { name: over.name }),
      content: t('oidc.unlinks_text', { count: format.count(over.links) }),
      okText: t('oidc.unlinks_save'),
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
    });
}

/** The providers that staff may sign in by (OpenID Connect). */
export default function ProvidersScreen() {
  const t = useText();
  const mayEdit = useAllowed('control.oidc.edit');
  const confirm = useUnlinkQuestion();
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
        fields={providerForm(row === null)}
        editing={row}
        blank={newProvider}
        draftOf={draftOf}
        readOnly={!mayEdit}
        above={<RedirectNote />}
        create={(body) => request(calls.createOidcProvider, { body })}
        update={({ id, version, links }, draft) =>
          request(calls.updateOidcProvider, { params: { id }, body: { ...draft, version, unlinks: links } })
        }
        confirm={confirm}
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
