import type { staffChatEndpoints } from '@app/contract/chat/staff-endpoints';
import { INBOX_TABS, type InboxTab, type InboxTalk } from '@app/contract/chat/staff-schemas';
import type { AnswerOf } from '@app/contract/core/endpoint';
import { IconStarFilled, IconUsers } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Tabs } from 'antd';
import { useProductNow } from '../../../api/use-product-now';
import type { TextKey } from '../../../text/text-key';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { StatusTag } from '../../../ui/list/cells';
import { QueueList } from '../../../ui/queue';
import desk from '../../../ui/queue.module.css';
import styles from './inbox.module.css';

type TalkListProps = {
  tab: InboxTab;
  answer: UseQueryResult<AnswerOf<typeof staffChatEndpoints.listTalks>>;
  chosen: string | null;
  onTab: (tab: InboxTab, page?: number) => void;
  onOpen: (id: string) => void;
};

const NONE: Record<InboxTab, TextKey> = {
  waiting: 'desk.none.waiting',
  mine: 'desk.none.mine',
  others: 'desk.none.others',
  closed: 'desk.none.closed',
};

function Entry({ talk }: { talk: InboxTalk }) {
  const t = useText();
  const format = useFormat();
  const now = useProductNow();
  const { last } = talk;
  const said = last.kind === 'text' ? last.text : t(`desk.kind.${last.kind as 'picture'}`);
  const waits = talk.waitingSince && talk.state !== 'closed' ? now() - Date.parse(talk.waitingSince) : null;
  return (
    <>
      <span className={desk.line}>
        <b className={desk.name}>{talk.name ?? t('desk.visitor')}</b>
        <small>{format.moment(talk.lastAt)}</small>
      </span>
      <span className={desk.line}>
        <span className={styles.said}>{said}</span>
        {talk.unread > 0 && talk.state !== 'closed' && (
          <span className={styles.unread}>
            <span aria-hidden="true">{format.count(talk.unread)}</span>
            <span className={styles.hidden}>{t('desk.unread', { count: talk.unread })}</span>
          </span>
        )}
      </span>
      <span className={desk.tags}>
        {talk.leftMessage && <StatusTag tone="info">{t('desk.left_message')}</StatusTag>}
        {waits !== null && talk.state === 'waiting' && (
          <StatusTag tone="warning">{t('desk.waits_since', { span: format.span(waits) })}</StatusTag>
        )}
        {talk.state === 'active' && !talk.mine && talk.agent && (
          <StatusTag tone="neutral">{t('desk.with', { name: talk.agent.name })}</StatusTag>
        )}
        {talk.rating !== null && (
          <span className={styles.stars}>
            <IconStarFilled size={14} aria-hidden="true" /> {t('desk.stars', { count: talk.rating })}
          </span>
        )}
      </span>
    </>
  );
}

/** The queue and the talks one holds; whoever waits longest stands first. */
export function TalkList({ tab, answer, chosen, onTab, onOpen }: TalkListProps) {
  const t = useText();
  const format = useFormat();
  const counts = answer.data?.counts;
  const countOf = (one: InboxTab): number => (one === 'closed' ? 0 : (counts?.[one] ?? 0));
  const items = INBOX_TABS.map((one) => ({
    key: one,
    label: (
      <>
        {t(`desk.tab.${one}`)} {countOf(one) > 0 && <small>{format.count(countOf(one))}</small>}
      </>
    ),
  }));
  return (
    <QueueList
      label={t('desk.talks')}
      head={<Tabs size="small" activeKey={tab} items={items} onChange={(key) => onTab(key as InboxTab)} />}
      answer={answer}
      none={{ icon: <IconUsers size={24} stroke={1.75} />, text: t(NONE[tab]) }}
      chosen={chosen}
      render={(talk) => <Entry talk={talk} />}
      onOpen={onOpen}
      onPage={(page) => onTab(tab, page)}
    />
  );
}
