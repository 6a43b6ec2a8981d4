import { staffDiningEndpoints as calls } from '@app/contract/verticals/dining/staff-endpoints';
import {
  type BookedTable,
  type DiningDay,
  SEATINGS,
  type Seating,
  type TableBlock,
} from '@app/contract/verticals/dining/staff-schemas';
import { Button, Flex, Select, Table } from 'antd';
import { useState } from 'react';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { comma, listed } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { StatusTag, TwoLines } from '../../../ui/list/cells';
import { useAction } from '../../../ui/use-action';
import styles from './book.module.css';
import { NoShowDialog } from './book-dialogs';

/** Where the guests of a booking are, set at once; a party that did not come keeps that. */
function SeatingCell({ row, hasBegun, isAhead }: { row: BookedTable; hasBegun: boolean; isAhead: boolean }) {
  const t = useText();
  const { busy, run } = useAction();
  const [asked, setAsked] = useState(false);
  const maySeat = useAllowed('travel.dining_book.seat');
  const mayMiss = useAllowed('travel.orders.verify');
  if (row.noShow) return <StatusTag tone="danger">{t('dining.staff.no_show')}</StatusTag>;
  if (row.state === 'pending_payment' || row.state === 'pending_review') {
    return <StatusTag tone="warning">{t('dining.staff.unpaid')}</StatusTag>;
  }
  if (row.state === 'pending_verification') return <StatusTag tone="info">{t('dining.staff.to_confirm')}</StatusTag>;
  const set = (seating: Seating) =>
    void run(() => request(calls.seatDiningGuests, { params: { id: row.orderId }, body: { seating } }));
  return (
    <Flex gap={8} align="center">
      <Select<Seating>
        size="small"
        style={{ minWidth: 110 }}
        aria-label={listed(t('dining.staff.seating'), row.name)}
        value={row.seating}
        disabled={!maySeat || busy || isAhead}
        options={SEATINGS.map((value) => ({ value, label: t(`dining.staff.seating_${value}`) }))}
        onChange={set}
      />
      {mayMiss && hasBegun && row.state === 'confirmed' && row.seating === 'expected' && (
        <Button size="small" danger disabled={busy} onClick={() => setAsked(true)}>
          {t('dining.staff.no_show')}
        </Button>
      )}
      {asked && <NoShowDialog booking={row} onClose={() => setAsked(false)} />}
    </Flex>
  );
}

/** Who comes on the day, in the order of their hours. */
export function BookTable({ day }: { day: DiningDay }) {
  const t = useText();
  const hasBegun = (row: BookedTable) => day.day < day.today || (day.now !== null && row.from <= day.now);
  return (
    <Table<BookedTable>
      size="small"
      rowKey="orderId"
      scroll={{ x: 'max-content' }}
      pagination={false}
      locale={{ emptyText: t('dining.staff.nobody') }}
      dataSource={day.bookings}
      columns={[
        { title: t('dining.staff.time'), dataIndex: 'time' },
        {
          title: t('dining.staff.guest'),
          render: (_, row) => <TwoLines strong top={row.name} bottom={row.phone} />,
        },
        { title: t('dining.staff.people'), dataIndex: 'people' },
        {
          title: t('dining.staff.table'),
          render: (_, row) => (row.tables > 1 ? `${row.tables} × ${row.area}` : row.area),
        },
        {
          title: t('dining.staff.note'),
          render: (_, row) =>
            [
              row.late ? t('dining.staff.late', { minutes: row.late.minutes }) : '',
              row.late?.note,
              row.late === null && row.coming === 'yes' ? t('dining.staff.says_coming') : '',
              row.coming === 'asked' ? t('dining.staff.asked_coming') : '',
              row.beside ? t('dining.staff.beside', { number: row.beside }) : '',
              row.occasion === 'none' ? '' : t(`dining.occasion.${row.occasion}`),
              row.wishes,
            ]
              .filter(Boolean)
              .join(comma()),
        },
        {
          title: t('dining.staff.seating'),
          render: (_, row) => <SeatingCell row={row} hasBegun={hasBegun(row)} isAhead={day.day > day.today} />,
        },
        { title: t('dining.staff.order'), dataIndex: 'number' },
      ]}
    />
  );
}

/** Tables that staff took, each to be freed again. */
export function BlockList({ blocks }: { blocks: readonly TableBlock[] }) {
  const t = useText();
  const { busy, run } = useAction();
  const mayLift = useAllowed('travel.dining_book.tables');
  if (blocks.length === 0) return null;
  return (
    <Flex vertical gap={8}>
      {blocks.map((block) => (
        <Flex key={block.id} gap={12} align="center">
          <StatusTag tone={block.kind === 'block' ? 'warning' : 'info'}>{t(`dining.staff.${block.kind}`)}</StatusTag>
          <span>
            <b className={styles.hours}>{`${block.time}–${block.until}`}</b>{' '}
            {[
              `${block.tables} × ${block.area}`,
              block.kind === 'walk_in' && t('dining.staff.people_of', { count: block.people }),
              block.note,
              t('dining.staff.taken_by', { name: block.madeBy }),
            ]
              .filter(Boolean)
              .join(comma())}
          </span>
          {mayLift && (
            <Button
              size="small"
              disabled={busy}
              onClick={() =>
                void run(
                  () =>
                    request(
                      calls.liftDiningBlock,
                      { params: { id: block.id } },
                      { idempotencyKey: crypto.randomUUID() },
                    ),
                  { done: 'dining.staff.lifted' },
                )
              }
            >
              {t('dining.staff.lift')}
            </Button>
          )}
        </Flex>
      ))}
    </Flex>
  );
}
