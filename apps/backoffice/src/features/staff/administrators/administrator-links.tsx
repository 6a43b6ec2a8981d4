import { oidcEndpoints as calls } from '@app/contract/oidc/staff-endpoints';
import type { OidcLink } from '@app/contract/oidc/staff-schemas';
import type { Administrator } from '@app/contract/staff/control/staff-schemas';
import { App, Button } from 'antd';
import { useState } from 'react';
import { request } from '../../../api/request';
import { useAllowed, useSession } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { choicesFrom } from '../../../ui/choices';
import { defineForm } from '../../../ui/form/define-form';
import { FormDialog } from '../../../ui/form/records/form-dialog';
import { LinkedAccountList } from '../../../ui/linked-account-list';
import { useAction } from '../../../ui/use-action';
import styles from './administrators.module.css';

type Expected = { providerId: string; email: string };

const expectForm = defineForm<Expected>()([
  {
    name: 'providerId',
    kind: 'select',
    label: 'oidc.provider',
    choices: choicesFrom(calls.oidcChoices, ({ providers }) =>
      providers.map(({ id, name }) => ({ value: id, label: name })),
    ),
    required: true,
  },
  { name: 'email', kind: 'text', label: 'oidc.email', max: 100, required: true },
]);

function ExpectDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useText();
  return (
    <FormDialog<Expected, OidcLink>
      title={t('oidc.expect')}
      intro={<p>{t('oidc.expect_text')}</p>}
      fields={expectForm}
      initial={{}}
      submit="ui.form.save"
      done="oidc.expect_done"
      send={(body) => request(calls.expectOidcLink, { params: { id }, body })}
      onClose={onClose}
    />
  );
}

/** The accounts at providers that someone signs in by, and the ways to unlink one and to have one linked. */
export function AdministratorLinks({ administrator: { id } }: { administrator: Administrator }) {
  const t = useText();
  const { modal } = App.useApp();
  const { busy, run } = useAction();
  const [expecting, setExpecting] = useState(false);
  const mayChange = useAllowed('control.administrators.security');
  const isOther = useSession().id !== id;
  const links = useAnswer(calls.listOidcLinksOf, { params: { id } });
  const choices = useAnswer(calls.oidcChoices, {});
  const ask = (link: OidcLink) =>
    modal.confirm({
      title: t('oidc.unlink_title', { name: link.provider.name }),
      content: t('oidc.unlink_of_text'),
      okText: t('oidc.unlink'),
      okButtonProps: { danger: true },
      onOk: () =>
        run(() => request(calls.removeOidcLinkOf, { params: { id, linkId: link.id } }), { done: 'oidc.unlinked' }),
    });
  const offered = mayChange && isOther && (choices.data?.providers.length ?? 0) > 0;
  return (
    <section aria-label={t('oidc.own')}>
      <div className={styles.head}>
        <h3>{t('oidc.own')}</h3>
        {offered && (
          <Button size="small" onClick={() => setExpecting(true)}>
            {t('oidc.expect')}
          </Button>
        )}
      </div>
      {links.data && (
        <LinkedAccountList
          links={links.data}
          action={(link) =>
            mayChange && (
              <Button type="link" size="small" danger disabled={busy} onClick={() => ask(link)}>
                {t('oidc.unlink')}
              </Button>
            )
          }
        />
      )}
      {expecting && <ExpectDialog id={id} onClose={() => setExpecting(false)} />}
    </section>
  );
}
