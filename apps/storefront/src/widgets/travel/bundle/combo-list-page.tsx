import type { Endless } from '@app/client/use-feed';
import type { ReactNode } from 'react';
import { useGo } from '../../../shell/navigation.ts';
import { InfiniteList } from '../../../ui/infinite-list.tsx';
import { Page } from '../../../ui/page.tsx';
import { PullToRefresh } from '../../../ui/pull-to-refresh.tsx';
import { CountLine, Results } from '../search/results.tsx';
import styles from './combo-list-page.module.css';

type Feed<T> = Endless<T> & Omit<Parameters<typeof Results>[0]['feed'], 'items'> & { readonly first: unknown };

/** All that is sold together, with a bar that narrows it down once there is an answer. */
export function ComboListPage<T>(props: {
  readonly title: string;
  readonly feed: Feed<T>;
  /** Above the bar. */
  readonly top?: ReactNode;
  readonly bar: ReactNode;
  readonly ghosts: ReactNode;
  readonly none: ReactNode;
  readonly count: string;
  readonly card: (combo: T, eager: boolean) => ReactNode;
}) {
  const go = useGo();
  const { feed } = props;
  return (
    <Page title={props.title} onBack={go.back}>
      {props.top}
      <PullToRefresh onRefresh={async () => void (await feed.refetch())}>
        {feed.first ? props.bar : null}
        <Results feed={feed} ghosts={props.ghosts} none={props.none}>
          <CountLine className={styles.count}>{props.count}</CountLine>
          <InfiniteList feed={feed}>
            {(combos) => combos.map((combo, index) => props.card(combo, index === 0))}
          </InfiniteList>
        </Results>
      </PullToRefresh>
    </Page>
  );
}
