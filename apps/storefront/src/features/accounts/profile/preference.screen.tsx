import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { interestEndpoints } from '@app/contract/interests/endpoints';
import type { InterestChoice } from '@app/contract/interests/schemas';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Page } from '../../../ui/page.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useChosen } from './chosen-set.ts';
import { InterestGroup } from './interest-group.tsx';
import styles from './profile.module.css';
import { ProfileSkeleton } from './profile-skeleton.tsx';

const NOTHING: readonly InterestChoice[] = [];

/** Favourite styles, whom one shops for, favourite categories. A refusal reads the lists anew and keeps the choice. */
export default function PreferenceScreen() {
  const t = useT();
  const go = useGo();
  const read = useEndpoint(interestEndpoints.preferences);
  const { styles: looks = NOTHING, audiences = NOTHING, categories = NOTHING } = read.data ?? {};
  const choice = useChosen([...looks, ...audiences, ...categories]);
  const save = useEndpointMutation(interestEndpoints.savePreferences, {
    invalidates: [interestEndpoints.preferences],
    onSuccess: () => {
      toast(t('interests.preference_saved'), 'success');
      go.back();
    },
    onError: () => void read.refetch(),
  });
  const submit = () => {
    const { offered } = choice;
    save.mutate({
      body: { styles: offered(looks), audiences: offered(audiences), categories: offered(categories) },
    });
  };
  const groups = [
    { title: t('interests.styles'), choices: looks },
    { title: t('interests.audiences'), choices: audiences },
    { title: t('interests.categories'), choices: categories },
  ];
  return (
    <Page
      title={t('interests.preference_title')}
      onBack={go.back}
      {...(read.data
        ? {
            footer: (
              <Button block disabled={!choice.changed} loading={save.isPending} onClick={submit}>
                {t('common.save')}
              </Button>
            ),
          }
        : {})}
    >
      <p className={styles.lead}>{t('interests.preference_text')}</p>
      {read.data ? (
        <>
          {groups.map((group) => (
            <InterestGroup key={group.title} {...group} chosen={choice.chosen} onToggle={choice.toggle} />
          ))}
          <Card flush>
            <ListRow title={t('interests.hobby_title')} href={hrefTo('hobby')} />
            <ListRow title={t('interests.size_title')} href={hrefTo('size')} />
          </Card>
        </>
      ) : read.isPending ? (
        <ProfileSkeleton cards={[2, 3, 4]} />
      ) : (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      )}
    </Page>
  );
}
