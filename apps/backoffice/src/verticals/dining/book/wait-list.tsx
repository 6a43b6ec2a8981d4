import { staffDiningEndpoints as calls } from '@app/contract/verticals/dining/staff-endpoints';
import type { DiningDay, WaitingGuest } from '@app/contract/verticals/dining/staff-schemas';
import { Button, Card, Flex } from 'antd';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { listed } from '../../../text/in-my-language';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { StatusTag } from '../../../ui/list/cells';
import { useAction } from '../../../ui/use-action';

/** Who waits for a table of the night, in the order of the list; a free table is offered by hand. */
export function WaitList({ day }: { day: DiningDay }) {
  const t = useText();
  const format = useFormat();
  const { busy, run } = useAction();
  const mayOffer = useAllowed('travel.dining_book.tables');
  const offer = (id: string) =>
    void run(() => request(calls.offerDiningWait, { params: { id } }), { done: 'dining.staff.offered' });
  const asked = ({ from, to, people, area }: WaitingGuest) =>
    listed(t('dining.staff.waits_for', { hours: from === to ? from : `${from}–${to}`, count: people }), area ?? '');
  if (day.waits.length === 0) return null;
  return (
    <Card variant="borderless" title={t('dining.staff.waiting')}>
      <Flex vertical gap={8}>
        {day.waits.map((one) => (
          <Flex key={one.id} gap={12} align="center">
            <b>{one.name}</b>
            {one.phone ? <a href={`tel:${one.phone}`}>{one.phone}</a> : null}
            <span>{asked(one)}</span>
            <span>{t('dining.staff.waits_since', { time: format.moment(one.joinedAt) })}</span>
            {one.offer ? (
              <StatusTag tone="info">
                {t('dining.staff.offered_until', { ...one.offer, until: format.moment(one.offer.until) })}
              </StatusTag>
            ) : (
              mayOffer && (
                <Button size="small" disabled={busy} onClick={() => offer(one.id)}>
                  {t('dining.staff.offer')}
                </Button>
              )
            )}
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}
