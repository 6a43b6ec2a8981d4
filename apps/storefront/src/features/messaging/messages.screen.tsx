import { useT } from '@app/client/i18n';
import { useFeed } from '@app/client/use-feed';
import { useEndpointMutation } from '@app/client/use-mutation';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { messageEndpoints } from '@app/contract/messaging/endpoints';
import type { MessageKind } from '@app/contract/messaging/schemas';
import { useGo, useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { Card } from '../../ui/card.tsx';
import { FeedView } from '../../ui/feed-view.tsx';
import { NavAction } from '../../ui/nav-action.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast-store.ts';
import { MessageList } from './message-list.tsx';
import styles from './messages.module.css';
import { useMessageNews } from './use-message-news.ts';

const KINDS: readonly MessageKind[] = ['inbox', 'notice'];

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

/** Reading all messages of a kind and removing single ones, each said once it is done. */
function useMessageSteps() {
  const t = useT();
  const invalidates = [messageEndpoints.messageList, accountEndpoints.userInfo];
  const readAll = useEndpointMutation(messageEndpoints.readMessages, {
    invalidates,
    onSuccess: () => toast(t('message.read_all_done'), 'success'),
  });
  const remove = useEndpointMutation(messageEndpoints.deleteMessages, {
    invalidates,
    onSuccess: () => toast(t('message.deleted'), 'success'),
  });
  return { readAll, remove };
}

/** A kind of messages, with how many of it are unread. */
function KindLabel({ kind, unread = 0 }: { readonly kind: MessageKind; readonly unread: number | undefined }) {
  const t = useT();
  return (
    <>
      {t(`message.tab.${kind}`)}
      {unread ? (
        <span className={styles.count}>
          {unread}
          <span className="visually-hidden"> {t('message.unread')}</span>
        </span>
      ) : null}
    </>
  );
}

/** Inbox and notices, newest first, with what is unread; inbox messages can be swiped away. The tab is in the address. */
export default function MessagesScreen() {
  const t = useT();
  const go = useGo();
  const setParams = useSetScreenParams();
  const { kind: asked } = useScreenParams<'kind'>();
  const kind = KINDS.find((one) => one === asked) ?? 'inbox';
  const feed = useFeed(messageEndpoints.messageList, { query: { kind } }, { staleTime: 0 });
  useMessageNews();
  const { readAll, remove } = useMessageSteps();
  const unread = feed.first?.unread;
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
          choices={KINDS.map((value) => ({ value, label: <KindLabel kind={value} unread={unread?.[value]} /> }))}
          value={kind}
          onChange={(value) => setParams({ kind: value === 'inbox' ? undefined : value })}
        />
      </div>
      <FeedView
        feed={feed}
        skeleton={<MessagesSkeleton />}
        empty={<EmptyState art="/art/mail.webp" title={t('message.empty_title')} text={t('message.empty_text')} />}
      >
        {(items) => (
          <MessageList
            messages={items}
            onRemove={kind === 'notice' ? null : (id) => remove.mutate({ body: { ids: [id] } })}
          />
        )}
      </FeedView>
    </Page>
  );
}
