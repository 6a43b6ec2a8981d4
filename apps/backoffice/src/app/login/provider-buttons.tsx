import { oidcEndpoints as calls } from '@app/contract/oidc/staff-endpoints';
import { IconLogin2 } from '@tabler/icons-react';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { leaveForProvider } from '../../api/provider-return';
import { request } from '../../api/request';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import { useFailureNote } from '../../ui/use-action';
import styles from './login.module.css';
import { useGoOnAt } from './use-go-on-at';

/** Whether providers send browsers back to this very page. */
export const isSentBackHere = (redirectUri: string | null): boolean =>
  redirectUri !== null && new URL(redirectUri).origin === window.location.origin;

/** A button for each provider that can be signed in by; none where they would send browsers elsewhere. */
export function ProviderButtons() {
  const t = useText();
  const note = useFailureNote();
  const from = useGoOnAt();
  const [leaving, setLeaving] = useState<string | null>(null);
  const { data } = useAnswer(calls.oidcChoices, {});
  // Back from the provider by the browser's own button, the page is as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(null);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  if (!data || !isSentBackHere(data.redirectUri)) return null;
  const leave = async (providerId: string) => {
    setLeaving(providerId);
    try {
      const begun = await request(calls.beginOidcSignIn, { body: { providerId } });
      leaveForProvider(begun, { purpose: 'sign_in', from });
    } catch (error) {
      setLeaving(null);
      note(error);
    }
  };
  return data.providers.map(({ id, name }) => (
    <Button
      key={id}
      block
      size="large"
      className={styles.other ?? ''}
      icon={<IconLogin2 size={18} />}
      loading={leaving === id}
      title={name}
      disabled={leaving !== null && leaving !== id}
      onClick={() => void leave(id)}
    >
      {t('oidc.sign_in', { name })}
    </Button>
  ));
}
