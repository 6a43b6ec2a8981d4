import { useT } from '@app/client/i18n';
import { useFeed } from '@app/client/use-feed';
import { reviewEndpoints } from '@app/contract/reviews/endpoints';
import type { ChoiceTab } from '@app/contract/reviews/schemas';
import { useEffect, useState } from 'react';
import { hrefTo, useGo, useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { useSignedIn } from '../../shell/session.ts';
import { useAskSignIn } from '../../shell/sign-in.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FeedView } from '../../ui/feed-view.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ChoiceCard } from './choice-card.tsx';
import styles from './reviews.module.css';

const TABS: readonly ChoiceTab[] = ['to_review', 'photos'];

const ChoicesSkeleton = () => (
  <div aria-hidden="true">
    {['a', 'b', 'c'].map((name) => (
      <Card key={name}>
        <div className={styles.row}>
          <Skeleton width="7.2rem" height="7.2rem" radius="var(--r-s)" />
          <div className="grow">
            <SkeletonText lines={2} />
          </div>
        </div>
        <div className={styles.end}>
          <span />
          <Skeleton width="12rem" height="3.2rem" radius="var(--r-full)" />
        </div>
      </Card>
    ))}
  </div>
);

/** The lists of somebody signed in. */
function Choices({ tab }: { readonly tab: ChoiceTab }) {
  const t = useT();
  const setParams = useSetScreenParams();
  const feed = useFeed(reviewEndpoints.reviewChoices, { query: { tab } }, { staleTime: 0 });
  const [counts, setCounts] = useState<{ readonly [K in ChoiceTab]?: number }>({});
  const shown = feed.first?.counts;
  useEffect(() => {
    if (shown) setCounts(shown);
  }, [shown]);
  const label = (name: ChoiceTab) => (
    <>
      {t(`choose.tab.${name}`)}
      {counts[name] ? <span className={styles.count}>{counts[name]}</span> : null}
    </>
  );
  return (
    <>
      <div className={styles.sorts}>
        <Tabs
          label={t('choose.title')}
          choices={TABS.map((value) => ({ value, label: label(value) }))}
          value={tab}
          onChange={(value) => setParams({ tab: value === 'to_review' ? undefined : value })}
        />
      </div>
      <FeedView
        feed={feed}
        skeleton={<ChoicesSkeleton />}
        empty={
          <EmptyState
            art="/art/gift.webp"
            title={t(`choose.empty.${tab}`)}
            text={t('choose.empty_text')}
            action={<ButtonLink href={hrefTo('buyersShow')}>{t('show.title')}</ButtonLink>}
          />
        }
      >
        {(choices) => choices.map((choice) => <ChoiceCard key={choice.id} choice={choice} />)}
      </FeedView>
    </>
  );
}

/** What was bought and can be reviewed or shared; a visitor is asked to sign in. The tab is in the address. */
export default function ChooseReviewScreen() {
  const t = useT();
  const go = useGo();
  const signedIn = useSignedIn();
  const askSignIn = useAskSignIn();
  const { tab: asked } = useScreenParams<'tab'>();
  const tab = TABS.find((one) => one === asked) ?? 'to_review';
  return (
    <Page title={t('choose.title')} onBack={go.back}>
      {signedIn ? (
        <Choices tab={tab} />
      ) : (
        <EmptyState
          art="/art/gift.webp"
          title={t('choose.sign_in_title')}
          text={t('choose.sign_in_text')}
          action={<Button onClick={() => askSignIn()}>{t('choose.sign_in')}</Button>}
        />
      )}
    </Page>
  );
}
