import { useT } from '@app/client/i18n';
import { useFeed } from '@app/client/use-feed';
import { levelEndpoints } from '@app/contract/levels/endpoints';
import { IconUsers } from '@tabler/icons-react';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyPart, ErrorState } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Face } from '../../widgets/face.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import styles from './levels.module.css';

/** Who registered with the customer's code, newest first. */
export function Subordinates() {
  const t = useT();
  const moment = useMomentText();
  const feed = useFeed(levelEndpoints.subordinates);
  if (feed.isPending) {
    return (
      <Card>
        <Skeleton height="12rem" />
      </Card>
    );
  }
  if (!feed.first) return <ErrorState error={feed.error} onRetry={() => void feed.refetch()} />;
  if (feed.items.length === 0)
    return (
      <Card>
        <EmptyPart icon={IconUsers} title={t('invite.nobody_title')} text={t('invite.nobody_text')} />
      </Card>
    );
  return (
    <>
      <p className={cx('sub t2', styles.counts)}>
        {t('invite.counts', { count: feed.first.all, valid: feed.first.valid })}
      </p>
      <InfiniteList feed={feed}>
        {(people) => (
          <Card flush>
            {people.map((one) => (
              <ListRow
                key={one.id}
                icon={<Face size="small" nickname={one.nickname} avatar={one.avatar} />}
                title={one.nickname}
                note={t('invite.joined', { day: moment.day(one.joinedAt) })}
                {...(one.valid ? { value: <Tag tone="brand">{t('invite.valid')}</Tag> } : {})}
              />
            ))}
          </Card>
        )}
      </InfiniteList>
    </>
  );
}
