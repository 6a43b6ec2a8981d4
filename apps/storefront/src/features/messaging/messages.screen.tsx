import { useT } from '@app/client/i18n';
import { useFeed } from '@app/client/use-feed';
import { useEndpointMutation } from '@app/client/use-mutation';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { messageEndpoints } from '@app/contract/messaging/endpoints';
import type { MessageKind, MessageSummary } from '@app/contract/messaging/schemas';
import { IconTrash } from '@tabler/icons-react';
import { hrefTo, useGo, useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { Card, IconWell } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { NavAction } from '../../ui/nav-action.tsx';
import { Page } from '../../ui/page.tsx';
import { PullToRefresh } from '../../ui/pull-to-refresh.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { SwipeRow } from '../../ui/swipe-row.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useMomentText } from '../../widgets/moment-text.ts';
import { messageIcon } from './message-icon.ts';
import styles from './messages.module.css';
import { useMessageNews } from './use-message-news.ts';

const KINDS: readonly MessageKind[] = ['inbox', 'notice'];

function MessageRow({ message }: { readonly message: MessageSummary }) {
  const t = useT();
  const moment = useMomentText();
  return (
    <a className={styles.row} href={hrefTo('messageDetail', { id: message.id })}>
      <span className={styles.well}>
        <IconWell>
          <Icon as={messageIcon[message.type]} size="m" />
        </IconWell>
        {message.read ? null : (
          <span className={styles.dot}>
            <span className="visually-hidden">{t('message.unread')}</span>
          </span>
        )}
      </span>
      <span className="grow">
        <span className={`clip2 ${message.read ? styles.title : styles.fresh}`}>{message.title}</span>
        <span className={`clip2 ${styles.summary}`}>{message.summary}</span>
        <time className={styles.at} dateTime={message.at}>
          {moment.minute(message.at)}
        </time>
      </span>
    </a>
  );
}

const MessagesSkeleton = () => (
  <Card flush>
    <div aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
        <div key={name} className={styles.row}>
          <Skeleton width="4rem" height="4rem" radius="var(--r-full)" />
          <span className="grow stack">
            <Skeleton width="50%" height="1.8rem" />
            <SkeletonText lines={2} />
          </span>
        </div>
      ))}
    </div>
  </Card>
);

/** Inbox and notices, newest first, with what is unread; inbox messages can be swiped away. The tab is in the address. */
export default function MessagesScreen() {
  const t = useT();
  const go = useGo();
  const setParams = useSetScreenParams();
  const { kind: asked } = useScreenParams<'kind'>();
  const kind = KINDS.find((one) => one === asked) ?? 'inbox';
  const feed = useFeed(messageEndpoints.messageList, { query: { kind } }, { staleTime: 0 });
  useMessageNews();
  const invalidates = [messageEndpoints.messageList, accountEndpoints.userInfo];
  const readAll = useEndpointMutation(messageEndpoints.readMessages, {
    invalidates,
    onSuccess: () => toast(t('message.read_all_done'), 'success'),
  });
  const remove = useEndpointMutation(messageEndpoints.deleteMessages, {
    invalidates,
    onSuccess: () => toast(t('message.deleted'), 'success'),
  });
  const unread = feed.first?.unread;
  const label = (name: MessageKind) => (
    <>
      {t(`message.tab.${name}`)}
      {unread?.[name] ? (
        <span className={styles.count}>
          {unread[name]}
          <span className="visually-hidden"> {t('message.unread')}</span>
        </span>
      ) : null}
    </>
  );
  return (
    <Page
      title={t('message.title')}
      onBack={go.back}
      actions={
        unread && unread.inbox + unread.notice > 0 ? (
          <NavAction disabled={readAll.isPending} onPress={() => readAll.mutate({ body: {} })}>
            {t('message.read_all')}
          </NavAction>
        ) : null
      }
    >
      <div className={styles.tabs}>
        <Tabs
          label={t('message.title')}
          choices={KINDS.map((value) => ({ value, label: label(value) }))}
          value={kind}
          onChange={(value) => setParams({ kind: value === 'inbox' ? undefined : value })}
        />
      </div>
      <PullToRefresh onRefresh={async () => void (await feed.refetch())}>
        {feed.isPending ? <MessagesSkeleton /> : null}
        {feed.error && feed.items.length === 0 ? (
          <ErrorState error={feed.error} onRetry={() => void feed.refetch()} />
        ) : null}
        {feed.first && feed.items.length === 0 ? (
          <EmptyState art="/art/mail.webp" title={t('message.empty_title')} text={t('message.empty_text')} />
        ) : null}
        {feed.items.length > 0 ? (
          <InfiniteList feed={feed}>
            {(items) => (
              <Card flush>
                <ul className={styles.list}>
                  {items.map((message) => (
                    <li key={message.id}>
                      {kind === 'notice' ? (
                        <MessageRow message={message} />
                      ) : (
                        <SwipeRow
                          actions={[
                            {
                              label: t('common.remove'),
                              icon: IconTrash,
                              tone: 'danger',
                              onPress: () => remove.mutate({ body: { ids: [message.id] } }),
                            },
                          ]}
                        >
                          <MessageRow message={message} />
                        </SwipeRow>
                      )}
                    </li>
                  ))}
                </ul>
              </Card>
            )}
          </InfiniteList>
        ) : null}
      </PullToRefresh>
    </Page>
  );
}
