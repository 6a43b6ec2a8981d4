import type { ApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { useIdentity } from '@app/client/identity';
import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { type ReactNode, useEffect, useState } from 'react';
import { useGo } from '../../../shell/navigation.ts';
import { TextButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { NavBar } from '../../../ui/nav-bar.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { isGone } from '../booking/is-gone.ts';
import styles from './details-page.module.css';

/**
 * The page of one thing that can be booked, in its states: there, still to come (`ghosts`, in its shape), failed, or gone. Its
 * name is the title of the document.
 */
export function DetailsPage<T extends { readonly name: string }>(props: {
  readonly id: string;
  /** What was read, where it is of that id. */
  readonly thing: T | undefined;
  readonly read: { readonly error: ApiError | null; readonly refetch: () => unknown };
  /** The refusal of what is not sold any more. */
  readonly offSale: ErrorKey;
  readonly gone: {
    readonly art?: string;
    readonly title: string;
    readonly text: string;
    readonly action: ReactNode;
  };
  readonly ghosts: ReactNode;
  readonly children: (thing: T) => ReactNode;
}) {
  const go = useGo();
  const { id, thing, read } = props;
  const name = thing?.name;
  useEffect(() => {
    if (name) document.title = `${name} · ${useIdentity.getState().name}`;
  }, [name]);
  if (thing) return props.children(thing);
  const gone = id === '' || isGone(read.error, props.offSale);
  if (!gone && !read.error) return props.ghosts;
  return (
    <Page title="" onBack={go.back}>
      {gone ? (
        <EmptyState {...props.gone} art={props.gone.art ?? '/art/search.webp'} />
      ) : (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      )}
    </Page>
  );
}

/** The sheet with the name over the end of the pictures. `closed`, it ends before what follows. */
export const DetailsSheet = (props: { readonly closed?: boolean; readonly children: ReactNode }) => (
  <div className={cx(styles.sheet, props.closed ? styles.closed : styles.open)}>{props.children}</div>
);

/** A page that is still to come: pictures of that `height`, its name, two lines, then cards. */
export function DetailsSkeleton(props: {
  readonly height: string;
  readonly name: string;
  readonly line: string;
  readonly closed?: boolean;
  readonly children: ReactNode;
}) {
  const go = useGo();
  return (
    <Page header={<NavBar floating onBack={go.back} />}>
      <div aria-hidden="true" className={styles.ghost}>
        <Skeleton height={props.height} radius="0" />
        <DetailsSheet closed={props.closed ?? false}>
          <div className={cx(styles.ghostText, !props.closed && styles.ghostRoom)}>
            <Skeleton width={props.name} height="3rem" />
            <Skeleton width={props.line} height="1.8rem" />
            <Skeleton height="5.2rem" radius="var(--r-m)" />
          </div>
        </DetailsSheet>
        {props.children}
      </div>
    </Page>
  );
}

/** Letters of a story that are shown before the rest is asked for. */
const SHORT = 220;

/** What something says of itself; a long story is opened when asked for. */
export function Story({ text }: { readonly text: string }) {
  const t = useT();
  const [all, setAll] = useState(false);
  const isLong = text.length > SHORT;
  return (
    <>
      {text ? <p className={cx(styles.story, isLong && !all && styles.clipped)}>{text}</p> : null}
      {isLong ? (
        <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'common.less' : 'common.more')}
        </TextButton>
      ) : null}
    </>
  );
}
