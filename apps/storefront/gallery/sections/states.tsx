import { ApiError, type FailureKind } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { IconReceipt } from '@tabler/icons-react';
import { Button } from '../../src/ui/button.tsx';
import { InfiniteList } from '../../src/ui/infinite-list.tsx';
import { Skeleton, SkeletonText } from '../../src/ui/skeleton.tsx';
import { Dots, Spinner } from '../../src/ui/spinner.tsx';
import { EmptyPart, EmptyState, ErrorNote, ErrorState } from '../../src/ui/states.tsx';
import type { GallerySection } from '../section.ts';

const nothing = () => {};
const feed = {
  items: ['1', '2', '3', '4', '5'],
  hasNext: false,
  isFetchingNext: false,
  nextFailed: false,
  fetchNext: nothing,
};

const Feed = (props: { readonly state: Partial<typeof feed> }) => (
  <InfiniteList feed={{ ...feed, ...props.state } as never}>
    {(items: readonly string[]) => <p className="t3">{items.join(' · ')}</p>}
  </InfiniteList>
);

export const loading: GallerySection = {
  id: 'loading',
  title: 'Waiting',
  cases: [
    {
      name: 'skeletons: block, picture, pill, text',
      draw: () => (
        <div className="stack g3">
          <Skeleton height="4.8rem" radius="var(--r-s)" />
          <Skeleton ratio="2 / 1" radius="var(--r-m)" />
          <Skeleton width="12rem" height="3.6rem" radius="var(--r-full)" />
          <SkeletonText lines={3} />
        </div>
      ),
    },
    {
      name: 'ring and dots',
      draw: () => (
        <div className="row g3">
          <Spinner />
          <Dots />
        </div>
      ),
    },
    { name: 'end of a list', draw: () => <Feed state={{}} /> },
    { name: 'more of a list comes', draw: () => <Feed state={{ isFetchingNext: true }} /> },
    { name: 'more of a list failed', draw: () => <Feed state={{ nextFailed: true }} /> },
  ],
};

const EmptyPage = () => {
  const t = useT();
  return (
    <EmptyState
      art="./art/bags.webp"
      title={t('cart.empty_title')}
      text={t('cart.empty_text')}
      action={<Button>{t('cart.browse')}</Button>}
    />
  );
};

const EmptyWithWaysOn = () => {
  const t = useT();
  return <EmptyState leadsOn art="./art/bags.webp" title={t('cart.empty_title')} text={t('cart.empty_text')} />;
};

const EmptyPartOfPage = () => {
  const t = useT();
  return (
    <EmptyPart
      icon={IconReceipt}
      title={t('cart.empty_title')}
      text={t('cart.empty_text')}
      action={
        <Button kind="soft" size="m">
          {t('cart.browse')}
        </Button>
      }
    />
  );
};

export const empty: GallerySection = {
  id: 'empty',
  title: 'Nothing there',
  cases: [
    { name: 'a page', draw: EmptyPage },
    { name: 'smaller, where ways on stand below', draw: EmptyWithWaysOn },
    { name: 'a part', draw: EmptyPartOfPage },
  ],
};

const failure = (kind: FailureKind, msg: string): ApiError =>
  new ApiError({ kind, msg, code: 0, requestId: '8f21c0aa-51' });

const Refused = () => <ErrorState error={failure('answer', useT()('error.record.not_found'))} onRetry={nothing} />;

const Failed = () => {
  const t = useT();
  return (
    <div className="stack g2">
      <ErrorNote onRetry={nothing} />
      <ErrorNote error={failure('answer', t('error.record.conflict'))} />
    </div>
  );
};

export const failures: GallerySection = {
  id: 'failures',
  title: 'What failed',
  cases: [
    { name: 'a page, offline', draw: () => <ErrorState error={failure('offline', '')} onRetry={nothing} /> },
    { name: 'a page, refused', draw: Refused },
    { name: 'a part', draw: Failed },
  ],
};
