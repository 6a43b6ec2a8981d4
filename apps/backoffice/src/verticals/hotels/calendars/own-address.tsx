import type { RoomCalendars } from '@app/contract/verticals/hotels/calendar-schemas';
import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import { App, Button, Flex, Typography } from 'antd';
import { request } from '../../../api/request';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { useAction } from '../../../ui/use-action';
import styles from './calendars.module.css';

/** The address at which other sites read a room type's calendar: copied, made new, ended. */
export function OwnAddress({ room }: { room: RoomCalendars }) {
  const t = useText();
  const format = useFormat();
  const { modal } = App.useApp();
  const { busy, run } = useAction();
  const params = { id: room.id };
  const make = () => run(() => request(calls.makeRoomCalendarAddress, { params }), { done: 'hotels.calendars.made' });
  const remake = () =>
    modal.confirm({
      title: t('hotels.calendars.remake_ask', { room: room.name }),
      content: t('hotels.calendars.remake_text'),
      okText: t('hotels.calendars.remake'),
      onOk: make,
    });
  const end = () =>
    modal.confirm({
      title: t('hotels.calendars.end_ask', { room: room.name }),
      content: t('hotels.calendars.end_text'),
      okText: t('hotels.calendars.end'),
      okButtonProps: { danger: true },
      onOk: () => run(() => request(calls.endRoomCalendarAddress, { params }), { done: 'hotels.calendars.ended' }),
    });
  const { address } = room;
  if (!address) {
    return (
      <Flex gap={12} align="center" wrap>
        <span className={styles.none}>{t('hotels.calendars.no_address')}</span>
        <Button loading={busy} onClick={() => void make()}>
          {t('hotels.calendars.make')}
        </Button>
      </Flex>
    );
  }
  const { fetchedAt } = address;
  return (
    <>
      <Typography.Paragraph code copyable className={styles.address ?? ''}>
        {new URL(address.url, window.location.origin).href}
      </Typography.Paragraph>
      <Flex gap={4} align="center" wrap>
        <span className={styles.none}>
          {fetchedAt
            ? t('hotels.calendars.fetched', { at: format.moment(fetchedAt) })
            : t('hotels.calendars.never_fetched')}
        </span>
        <span className={styles.grow} />
        <Button type="link" size="small" loading={busy} onClick={() => void remake()}>
          {t('hotels.calendars.remake')}
        </Button>
        <Button type="link" size="small" danger onClick={() => void end()}>
          {t('hotels.calendars.end')}
        </Button>
      </Flex>
    </>
  );
}
