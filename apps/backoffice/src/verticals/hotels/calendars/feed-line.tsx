import type { HotelFeed } from '@app/contract/verticals/hotels/calendar-schemas';
import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import { Alert, App, Button, Flex } from 'antd';
import { request } from '../../../api/request';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { StatusTag } from '../../../ui/list/cells';
import { useAction } from '../../../ui/use-action';
import styles from './calendars.module.css';

/** What is wrong with a feed, in words, and that its nights stay closed. */
function FeedTrouble({ feed, busy, onFree }: { feed: HotelFeed; busy: boolean; onFree: () => void }) {
  const t = useText();
  const format = useFormat();
  if (!feed.problem) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.trouble ?? ''}
      title={t(`hotels.calendars.problem.${feed.problem}`, { status: feed.problemStatus ?? '' })}
      description={feed.failingSince && t('hotels.calendars.stays_closed', { at: format.moment(feed.failingSince) })}
      action={
        feed.problem === 'emptied' && (
          <Button size="small" disabled={busy} onClick={onFree}>
            {t('hotels.calendars.free_nights')}
          </Button>
        )
      }
    />
  );
}

/** What can be done with a feed: read it now, open its nights, remove it. */
function useFeedActions({ id, name }: HotelFeed) {
  const t = useText();
  const { modal } = App.useApp();
  const { busy, run } = useAction();
  const read = (emptyToo: boolean) =>
    run(() => request(calls.readHotelFeed, { params: { id }, body: { emptyToo } }), {
      done: 'hotels.calendars.was_read',
    });
  return {
    busy,
    read: () => void read(false),
    free: () =>
      modal.confirm({
        title: t('hotels.calendars.free_ask', { name }),
        content: t('hotels.calendars.free_text'),
        okText: t('hotels.calendars.free_nights'),
        onOk: () => read(true),
      }),
    remove: () =>
      modal.confirm({
        title: t('hotels.calendars.remove_ask', { name }),
        content: t('hotels.calendars.remove_text'),
        okText: t('hotels.calendars.remove'),
        okButtonProps: { danger: true },
        onOk: () => run(() => request(calls.removeHotelFeed, { params: { id } }), { done: 'hotels.calendars.removed' }),
      }),
  };
}

/** What a feed closes and when it was read. */
function FeedFacts({ feed }: { feed: HotelFeed }) {
  const t = useText();
  const format = useFormat();
  const { nights, rooms, leftOut, readAt, host } = feed;
  return (
    <p className={styles.facts}>
      <span>{t('hotels.calendars.closes', { count: nights, number: format.count(nights) })}</span>
      <span>{t('hotels.calendars.rooms_each', { count: rooms })}</span>
      {leftOut > 0 && (
        <span title={t('hotels.calendars.left_out_help')}>
          {t('hotels.calendars.left_out', { count: leftOut, number: format.count(leftOut) })}
        </span>
      )}
      <span>
        {readAt ? t('hotels.calendars.read_at', { at: format.moment(readAt) }) : t('hotels.calendars.never_read')}
      </span>
      <span>{host}</span>
    </p>
  );
}

/** A calendar of another site: how it stands, what it closes, and what can be done with it. */
export function FeedLine({ feed, onEdit }: { feed: HotelFeed; onEdit: () => void }) {
  const t = useText();
  const { busy, read, free, remove } = useFeedActions(feed);
  return (
    <li className={styles.feed} aria-busy={busy}>
      <Flex gap={8} align="center" wrap>
        <b>{feed.name}</b>
        <StatusTag tone={feed.problem ? 'warning' : 'success'}>
          {t(feed.problem ? 'hotels.calendars.failing' : 'hotels.calendars.good')}
        </StatusTag>
        <span className={styles.grow} />
        <Button type="link" size="small" loading={busy} onClick={read}>
          {t('hotels.calendars.read_now')}
        </Button>
        <Button type="link" size="small" onClick={onEdit}>
          {t('ui.list.edit')}
        </Button>
        <Button type="link" size="small" danger onClick={() => void remove()}>
          {t('hotels.calendars.remove')}
        </Button>
      </Flex>
      <FeedFacts feed={feed} />
      <FeedTrouble feed={feed} busy={busy} onFree={() => void free()} />
    </li>
  );
}
