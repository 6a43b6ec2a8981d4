import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import type { Security } from '@app/contract/accounts/security/schemas';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { takeUserInfo } from '../../../shell/sign-in.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useSentences } from '../../../widgets/list-text.ts';
import { CodeStep } from './code-step.tsx';
import styles from './security.module.css';
import { SecuritySkeleton } from './security-skeleton.tsx';

/** Confirming one's e-mail by a code; brings points the first time. */
export default function EmailVerifyScreen() {
  const t = useT();
  const go = useGo();
  const security = useEndpoint(securityEndpoints.security);
  const { data } = security;
  return (
    <Page title={t('security.verify_title')} onBack={go.back}>
      {data ? (
        <Verification security={data} />
      ) : security.isError ? (
        <ErrorState error={security.error} onRetry={() => void security.refetch()} />
      ) : (
        <SecuritySkeleton />
      )}
    </Page>
  );
}

function Verification({ security }: { readonly security: Security }) {
  const t = useT();
  const go = useGo();
  const sentences = useSentences();
  const invalidates = [securityEndpoints.security];
  const send = useEndpointMutation(securityEndpoints.sendEmailCode, { invalidates });
  const sendAgain = useEndpointMutation(securityEndpoints.sendEmailCode, {
    invalidates,
    toast: false,
    onSuccess: () => toast(t('security.code_sent_again'), 'success'),
  });
  const verify = useEndpointMutation(securityEndpoints.verifyEmail, {
    invalidates,
    toast: false,
    onSuccess: ({ pointsGranted, userInfo }) => {
      takeUserInfo(userInfo);
      const points = pointsGranted > 0 ? t('security.verified_points', { count: pointsGranted }) : null;
      toast(points ?? t('security.verified'), 'success');
    },
  });
  const body = { body: { purpose: 'verify' as const } };

  if (security.emailVerified) {
    return (
      <EmptyState
        art="/art/mail.webp"
        title={t('security.verified')}
        text={t('security.verified_text', { email: security.email })}
        action={<Button onClick={go.back}>{t('common.done')}</Button>}
      />
    );
  }
  const other = (
    <div className={styles.center}>
      <ButtonLink kind="ghost" size="s" href={hrefTo('email')}>
        {t('security.other_email')}
      </ButtonLink>
    </div>
  );
  if (!security.verifying) {
    return (
      <>
        <EmptyState
          art="/art/mail.webp"
          title={t('security.verify_card_title')}
          text={sentences(
            security.emailPoints > 0 && t('security.verify_card_points', { count: security.emailPoints }),
            t('security.code_unsent', { email: security.email }),
          )}
          action={
            <Button loading={send.isPending} onClick={() => send.mutate(body)}>
              {t('security.send_code')}
            </Button>
          }
        />
        {other}
      </>
    );
  }
  return (
    <>
      <CodeStep
        sent={security.verifying}
        checking={verify.isPending}
        onCode={(code) => verify.mutateAsync({ body: { code } })}
        resending={sendAgain.isPending}
        onResend={() => sendAgain.mutateAsync(body)}
      />
      {other}
    </>
  );
}
