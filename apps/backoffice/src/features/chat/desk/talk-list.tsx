import type { staffChatEndpoints } from '@app/contract/chat/staff-endpoints';
import { DESK_TABS, type DeskTab, type DeskTalk } from '@app/contract/chat/staff-schemas';
import type { AnswerOf } from '@app/contract/core/endpoint';
import { IconStarFilled, IconUsers } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Pagination, Skeleton, Tabs } from 'antd';
import { useProductNow } from '../../../api/use-product-now';
import type { TextKey } from '../../../text/text-key';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { StatusTag } from '../../../ui/list/cells';
import { PartEmpty, PartError } from '../../../ui/page-parts';
import look from './desk.module.css';

type TalkListProps = {
  tab: DeskTab;
  answer: UseQueryResult<AnswerOf<typeof staffChatEndpoints.listTalks>>;
  chosen: string | null;
  onTab: (tab: DeskTab, page?: number) => void;
  onOpen: (id: string) => void;
};

const NONE: Record<DeskTab, TextKey> = {
  waiting: 'desk.none.waiting',
  mine: 'desk.none.mine',
  others: 'desk.none.others',
  closed: 'desk.none.closed',
};

function Entry({ talk, chosen, onOpen }: { talk: DeskTalk; chosen: boolean; onOpen: () => void }) {
  const t = useText();
  const format = useFormat();
  const now = useProductNow();
  const { last } = talk;
  const said = last.kind === 'text' ? last.text : t(`desk.kind.${last.kind as 'picture'}`);
  const waits = talk.waitingSince && talk.state !== 'closed' ? now() - Date.parse(talk.waitingSince) : null;
  return (
    <li>
      <button type="button" className={look.entry} aria-current={chosen || undefined} onClick={onOpen}>
        <span className={look.line}>
          <b className={look.name}>{talk.name ?? t('desk.visitor')}</b>
          <small>{format.moment(talk.lastAt)}</small>
        </span>
        <span className={look.line}>
          <span className={look.said}>{said}</span>
          {talk.unread > 0 && talk.state !== 'closed' && (
            <span className={look.unread}>
              <span aria-hidden="true">{format.count(talk.unread)}</span>
              <span className={look.hidden}>{t('desk.unread', { count: talk.unread })}</span>
            </span>
          )}
        </span>
        <span className={look.tags}>
          {talk.leftMessage && <StatusTag tone="info">{t('desk.left_message')}</StatusTag>}
          {waits !== null && talk.state === 'waiting' && (
            <StatusTag tone="warning">{t('desk.waits_since', { span: format.span(waits) })}</StatusTag>
          )}
          {talk.state === 'active' && !talk.mine && talk.agent && (
            <StatusTag tone="neutral">{t('desk.with', { name: talk.agent.name })}</StatusTag>
          )}
          {talk.rating !== null && (
            <span className={look.stars}>
              <IconStarFilled size={14} aria-hidden="true" /> {t('desk.stars', { count: talk.rating })}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

/** The queue and the talks one holds; whoever waits longest stands first. */
export function TalkList({ tab, answer, chosen, onTab, onOpen }: TalkListProps) {
  const t = useText();
  const format = useFormat();
  const counts = answer.data?.counts;
  const countOf = (one: DeskTab): number => (one === 'closed' ? 0 : (counts?.[one] ?? 0));
  const items = DESK_TABS.map((one) => ({
    key: one,
    label: (
      <>
        {t(`desk.tab.${one}`)} {countOf(one) > 0 && <small>{format.count(countOf(one))}</small>}
      </>
    ),
  }));
  const page = answer.data;
  return (
    <section className={look.list} aria-label={t('desk.talks')}>
      <Tabs size="small" activeKey={tab} items={items} onChange={(key) => onTab(key as DeskTab)} />
      {answer.error && !page ? (
        <PartError error={answer.error} onRetry={() => void answer.refetch()} />
      ) : !page ? (
        <Skeleton active paragraph={{ rows: 8 }} style={{ padding: 16 }} />
      ) : page.list.length === 0 ? (
        <PartEmpty icon={<IconUsers size={24} stroke={1.75} />} text={t(NONE[tab])} />
      ) : (
        <ul className={look.entries}>
          {page.list.map((talk) => (
            <Entry key={talk.id} talk={talk} chosen={talk.id === chosen} onOpen={() => onOpen(talk.id)} />
          ))}
        </ul>
      )}
      {page && page.total > page.limit && (
        <Pagination
          simple
          size="small"
          className={look.pager ?? ''}
          current={page.page}
          pageSize={page.limit}
          total={page.total}
          onChange={(next) => onTab(tab, next)}
        />
      )}
    </section>
  );
}
