import { oidcEndpoints as calls } from '@app/contract/oidc/staff-endpoints';
import type { OidcBegun, OidcLink } from '@app/contract/oidc/staff-schemas';
import { Alert, Button, Flex, Modal, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { leaveForProvider, takeReturn } from '../../api/provider-return';
import { request } from '../../api/request';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import { defineForm } from '../../ui/form/define-form';
import { FormDialog } from '../../ui/form/records/form-dialog';
import { LinkedAccountList } from '../../ui/linked-account-list';
import { useAction } from '../../ui/use-action';
import { isSentBackHere } from '../login/provider-buttons';

type Proof = { password: string; code?: string };
type Provider = { readonly id: string; readonly name: string };

const passwordField = { name: 'password', kind: 'password', label: 'oidc.password', max: 100, required: true } as const;
const passwordForm = defineForm<{ password: string }>()([passwordField]);
const bothForm = defineForm<Proof>()([
  passwordField,
  { name: 'code', kind: 'text', label: 'oidc.code', max: 20, required: true },
]);

type Place = 'list' | { readonly link: Provider } | { readonly unlink: OidcLink };
type Back = { readonly onBack: () => void };

/** The password, and the authenticator's code where one is bound, before the browser goes to the provider. */
function Link({
  provider: { id, name },
  authenticator,
  onBack,
}: Back & { provider: Provider; authenticator: boolean }) {
  const t = useText();
  return (
    <FormDialog<Proof, OidcBegun>
      title={t('oidc.link', { name })}
      intro={<p>{t('oidc.link_text', { name })}</p>}
      fields={authenticator ? bothForm : passwordForm}
      initial={{}}
      submit="oidc.link_submit"
      stays
      send={(proof) => request(calls.beginOidcLink, { body: { ...proof, providerId: id } })}
      onDone={(begun) => leaveForProvider(begun, { purpose: 'link', from: window.location.hash.slice(1) || '/' })}
      onClose={onBack}
    />
  );
}

function Unlink({ link: { id, provider }, onBack }: Back & { readonly link: OidcLink }) {
  const t = useText();
  return (
    <FormDialog<{ password: string }, null>
      title={t('oidc.unlink_title', { name: provider.name })}
      intro={<p>{t('oidc.unlink_own')}</p>}
      fields={passwordForm}
      initial={{}}
      submit="oidc.unlink"
      danger
      done="oidc.unlinked"
      send={(body) => request(calls.removeOidcLink, { params: { id }, body })}
      onClose={onBack}
    />
  );
}

/** Links the account that a provider sent this browser back with, where it did. */
function useReturnedLink(): void {
  const { run } = useAction();
  const [step] = useState(() => takeReturn('link'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way back is taken once, whatever is drawn anew
  useEffect(() => {
    if (step) void run(() => request(calls.addOidcLink, { body: step }), { done: 'oidc.linked' });
  }, [step]);
}

/** The providers that have no account of this person yet, each with its button, or why there is none. */
function ToLink({ links, onGo }: { links: readonly OidcLink[]; onGo: (place: Place) => void }) {
  const t = useText();
  const { data } = useAnswer(calls.oidcChoices, {});
  if (!data) return null;
  if (data.providers.length === 0) return <Alert type="info" showIcon title={t('oidc.no_providers')} />;
  if (!isSentBackHere(data.redirectUri)) return <Alert type="info" showIcon title={t('oidc.elsewhere')} />;
  const has = new Set(links.filter(({ waiting }) => !waiting).map(({ provider }) => provider.id));
  return data.providers
    .filter(({ id }) => !has.has(id))
    .map((provider) => (
      <Button key={provider.id} type="primary" onClick={() => onGo({ link: provider })}>
        {t('oidc.link', { name: provider.name })}
      </Button>
    ));
}

type ListProps = { readonly onClose: () => void; readonly onGo: (place: Place) => void };

function Overview({ onClose, onGo }: ListProps) {
  const t = useText();
  const { data, isError, refetch } = useAnswer(calls.ownOidcLinks, {});
  return (
    <Modal open title={t('oidc.own')} footer={null} onCancel={onClose}>
      <p>{t('oidc.own_text')}</p>
      {data ? (
        <Flex vertical gap="middle">
          <LinkedAccountList
            links={data.list}
            action={(link) => (
              <Button type="link" size="small" danger onClick={() => onGo({ unlink: link })}>
                {t('oidc.unlink')}
              </Button>
            )}
          />
          <ToLink links={data.list} onGo={onGo} />
        </Flex>
      ) : isError ? (
        <Button onClick={() => void refetch()}>{t('ui.retry')}</Button>
      ) : (
        <Skeleton active paragraph={{ rows: 2 }} />
      )}
    </Modal>
  );
}

/** The own accounts at providers: linking and unlinking them. */
export function LinkedAccountsDialog({ onClose }: { onClose: () => void }) {
  const [place, setPlace] = useState<Place>('list');
  const own = useAnswer(calls.ownOidcLinks, {});
  useReturnedLink();
  const onBack = () => setPlace('list');
  if (place === 'list') return <Overview onClose={onClose} onGo={setPlace} />;
  if ('unlink' in place) return <Unlink link={place.unlink} onBack={onBack} />;
  return <Link provider={place.link} authenticator={own.data?.authenticator ?? false} onBack={onBack} />;
}
