import type { ApiError } from '@app/client/api-error';
import type { ReactNode } from 'react';
import { useGo } from '../../../shell/navigation.ts';
import { TextButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Page, Section } from '../../../ui/page.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PullToRefresh } from '../../../ui/pull-to-refresh.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import styles from './travel-home.module.css';

type Read<T> = {
  readonly data: T | undefined;
  readonly isPending: boolean;
  readonly error: ApiError | null;
  readonly refetch: () => unknown;
};

/** The home of a kind of travel: its search, the searches of this device, then what `home` has, in its states. */
export function TravelHome<T>(props: {
  readonly title: string;
  readonly home: Read<T>;
  /** Above the search. */
  readonly top?: ReactNode;
  readonly form: ReactNode;
  /** Between the search and what the home has. */
  readonly recent: ReactNode;
  readonly ghosts: ReactNode;
  readonly children: (data: T) => ReactNode;
}) {
  const go = useGo();
  const { home } = props;
  return (
    <Page title={props.title} onBack={go.back}>
      {props.top}
      <PullToRefresh onRefresh={async () => void (await home.refetch())}>
        <Card>{props.form}</Card>
        {props.recent}
        {home.isPending ? props.ghosts : null}
        {home.error && !home.data ? <ErrorState error={home.error} onRetry={() => void home.refetch()} /> : null}
        {home.data ? props.children(home.data) : null}
      </PullToRefresh>
    </Page>
  );
}

/** The searches of this device, each to be made again with one press. Nothing where there are none. */
export function RecentSearches<T>(props: {
  readonly title: string;
  readonly clear: string;
  readonly recent: { readonly list: readonly T[]; readonly clear: () => void };
  readonly keyOf: (search: T) => string;
  readonly hrefOf: (search: T) => string;
  /** Where, when and who. */
  readonly linesOf: (search: T) => readonly [where: ReactNode, when: string, who: string];
  /** For two places beside one another. */
  readonly wide?: boolean;
}) {
  const { recent } = props;
  if (recent.list.length === 0) return null;
  return (
    <Section title={props.title} action={<TextButton onClick={recent.clear}>{props.clear}</TextButton>}>
      <ul className="scroll">
        {recent.list.map((one) => {
          const [where, when, who] = props.linesOf(one);
          return (
            <li key={props.keyOf(one)} className={props.wide ? styles.wide : styles.recent}>
              <a href={props.hrefOf(one)}>
                {where}
                <span className="cap t2 clip1">{when}</span>
                <span className="cap t3 clip1">{who}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

type City = { readonly id: string; readonly name: string; readonly picture: string | null };

/** Cities as pictures in one row; `noteOf` is what is said below a name. Nothing where there are none. */
export function CityTiles<C extends City>(props: {
  readonly title: string;
  readonly cities: readonly C[];
  readonly hrefOf: (city: C) => string;
  readonly noteOf: (city: C) => string;
  /** A note may take two lines. */
  readonly wraps?: boolean;
}) {
  if (props.cities.length === 0) return null;
  return (
    <Section title={props.title}>
      <ul className="scroll">
        {props.cities.map((city) => (
          <li key={city.id} className={styles.city}>
            <a href={props.hrefOf(city)}>
              <Picture src={city.picture} alt="" width={156} />
              <span className={styles.plate}>
                <b className="semi clip1">{city.name}</b>
                <span className={cx('cap t2', !props.wraps && 'clip1')}>{props.noteOf(city)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Tiles that are still to come, as wide as they will be. */
export const TilesSkeleton = ({ width = '15.6rem' }: { readonly width?: string }) => (
  <div className={cx('scroll', styles.ghosts)} aria-hidden="true">
    {['a', 'b', 'c'].map((name) => (
      <Skeleton key={name} width={width} height="20rem" radius="var(--r-l)" />
    ))}
  </div>
);
