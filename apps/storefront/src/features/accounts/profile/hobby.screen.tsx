import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { interestEndpoints } from '@app/contract/interests/endpoints';
import { useGo } from '../../../shell/navigation.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useChosen } from './chosen-set.ts';
import { InterestGroup } from './interest-group.tsx';
import styles from './profile.module.css';
import { ProfileSkeleton } from './profile-skeleton.tsx';

/** Choosing hobbies. A refusal reads the list anew and keeps what was chosen. */
export default function HobbyScreen() {
  const t = useT();
  const go = useGo();
  const hobbies = useEndpoint(interestEndpoints.hobbyList);
  const list = hobbies.data ?? [];
  const choice = useChosen(list);
  const save = useEndpointMutation(interestEndpoints.saveHobbies, {
    invalidates: [interestEndpoints.hobbyList],
    onSuccess: () => {
      toast(t('interests.hobby_saved'), 'success');
      go.back();
    },
    onError: () => void hobbies.refetch(),
  });
  return (
    <Page
      title={t('interests.hobby_title')}
      onBack={go.back}
      {...(hobbies.data
        ? {
            footer: (
              <Button
                block
                disabled={!choice.changed}
                loading={save.isPending}
                onClick={() => save.mutate({ body: { ids: choice.offered(list) } })}
              >
                {t('common.save')}
              </Button>
            ),
          }
        : {})}
    >
      <p className={styles.lead}>{t('interests.hobby_text')}</p>
      {hobbies.data ? (
        <InterestGroup
          title={t('interests.hobby_title')}
          untitled
          choices={list}
          chosen={choice.chosen}
          onToggle={choice.toggle}
        />
      ) : hobbies.isPending ? (
        <ProfileSkeleton cards={[5]} />
      ) : (
        <ErrorState error={hobbies.error} onRetry={() => void hobbies.refetch()} />
      )}
    </Page>
  );
}
