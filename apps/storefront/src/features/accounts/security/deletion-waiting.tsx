import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import type { Deletion } from '@app/contract/accounts/security/schemas';
import { useGo } from '../../../shell/navigation.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useMomentText } from '../../../widgets/moment-text.ts';
import { Blockers } from './blockers.tsx';
import styles from './security.module.css';

/** The account is to be deleted: when, and keeping it after all. */
export function DeletionWaiting(props: {
  readonly waiting: NonNullable<Deletion['waiting']>;
  readonly blockers: Deletion['blockers'];
}) {
  const t = useT();
  const go = useGo();
  const moment = useMomentText();
  const { waiting, blockers } = props;
  const keep = useEndpointMutation(securityEndpoints.withdrawDeletion, {
    invalidates: [securityEndpoints.deletion, securityEndpoints.security, accountEndpoints.userInfo],
    onSuccess: () => {
      toast(t('security.kept'), 'success');
      go.back();
    },
  });
  return (
    <>
      <EmptyState
        art="/art/umbrella.webp"
        title={t('security.delete_waiting', { day: moment.day(waiting.endsAt) })}
        text={t('security.delete_waiting_text')}
        action={
          <Button loading={keep.isPending} onClick={() => keep.mutate({})}>
            {t('security.keep_account')}
          </Button>
        }
      />
      {waiting.heldUp && blockers.length > 0 ? (
        <>
          <div className={styles.after}>
            <Note tone="warn">{t('security.delete_held_up')}</Note>
          </div>
          <Blockers blockers={blockers} />
        </>
      ) : null}
    </>
  );
}
