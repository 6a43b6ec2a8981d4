import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import type { CodeState, Security } from '@app/contract/accounts/security/schemas';
import { useState } from 'react';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { takeUserInfo } from '../../../shell/sign-in.ts';
import { TextButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Page } from '../../../ui/page.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CodeStep } from './code-step.tsx';
import { EmailForm } from './email-form.tsx';
import styles from './security.module.css';
import { SecuritySkeleton } from './security-skeleton.tsx';

/** The e-mail one signs in with, and changing it by a code to the new one. */
export default function EmailScreen() {
  const t = useT();
  const go = useGo();
  const security = useEndpoint(securityEndpoints.security);
  const [anew, setAnew] = useState(false);
  const { data } = security;
  return (
    <Page title={t('security.email')} onBack={go.back}>
      {!data && security.isError && <ErrorState error={security.error} onRetry={() => void security.refetch()} />}
      {!data && !security.isError && <SecuritySkeleton />}
      {data && (
        <>
          <Current security={data} />
          {data.changing && !anew ? (
            <Waiting sent={data.changing} onOther={() => setAnew(true)} />
          ) : (
            <EmailForm onSent={() => setAnew(false)} />
          )}
        </>
      )}
    </Page>
  );
}

function Current({ security }: { readonly security: Security }) {
  const t = useT();
  const { emailVerified } = security;
  return (
    <Card flush>
      <ListRow
        title={security.email}
        value={
          <Tag tone={emailVerified ? 'ok' : 'warn'}>
            {t(emailVerified ? 'security.confirmed' : 'security.unconfirmed')}
          </Tag>
        }
      />
      {emailVerified ? null : <ListRow title={t('security.verify_card_title')} href={hrefTo('emailVerify')} />}
    </Card>
  );
}

function Waiting({ sent, onOther }: { readonly sent: CodeState; readonly onOther: () => void }) {
  const t = useT();
  const invalidates = [securityEndpoints.security];
  const sendAgain = useEndpointMutation(securityEndpoints.sendEmailCode, {
    invalidates,
    toast: false,
    onSuccess: () => toast(t('security.code_sent_again'), 'success'),
  });
  const confirm = useEndpointMutation(securityEndpoints.confirmEmail, {
    invalidates,
    toast: false,
    onSuccess: ({ pointsGranted, userInfo }) => {
      takeUserInfo(userInfo);
      const points = pointsGranted > 0 ? t('security.verified_points', { count: pointsGranted }) : null;
      toast(points ?? t('security.email_changed'), 'success');
    },
  });
  return (
    <>
      <CodeStep
        sent={sent}
        checking={confirm.isPending}
        onCode={(code) => confirm.mutateAsync({ body: { code } })}
        resending={sendAgain.isPending}
        onResend={() => sendAgain.mutateAsync({ body: { purpose: 'change' } })}
      />
      <div className={styles.center}>
        <TextButton onClick={onOther}>{t('security.other_email')}</TextButton>
      </div>
    </>
  );
}
