import { staffTourEndpoints as calls } from '@app/contract/verticals/tours/staff-endpoints';
import type { DepartureOrder, StaffDeparture } from '@app/contract/verticals/tours/staff-schemas';
import { Alert, Button, Flex, Table } from 'antd';
import { Link } from 'react-router';
import { request } from '../../../api/request';
import { useAnswer } from '../../../api/use-answer';
import { comma, listed } from '../../../text/in-my-language';
import { useFormat } from '../../../text/use-format';
import { type Text, useText } from '../../../text/use-text';
import { Facts, RecordDrawer } from '../../../ui/drawer';
import { TwoLines } from '../../../ui/list/cells';
import { saveFile, toCsv } from '../../../ui/list/export/csv';
import { useAction } from '../../../ui/use-action';

type PeopleProps = { departure: StaffDeparture; cancelling: boolean; onClose: () => void };

const notesOf = ({ pickup, extras, wishes }: DepartureOrder): string =>
  [pickup, ...extras.map(({ name, count }) => `${name} ${count}`), wishes].filter(Boolean).join(comma());

const unitsOf = ({ units }: DepartureOrder, t: Text): string =>
  units.map(({ key, count }) => `${t(`tours.unit.${key as 'adult'}`)} ${count}`).join(comma());

const csvOf = (orders: readonly DepartureOrder[], t: Text): string =>
  toCsv([
    [
      t('tours.staff.order'),
      t('tours.staff.contact'),
      t('tours.staff.phone'),
      t('tours.staff.persons'),
      t('tours.staff.named'),
      t('tours.staff.notes'),
    ],
    ...orders.map((order) => [
      order.number,
      order.contact,
      order.phone,
      unitsOf(order, t),
      order.guests.join(comma()),
      notesOf(order),
    ]),
  ]);

/** The orders of a departure: who is to be called, and who travels. */
function Orders({ orders }: { orders: readonly DepartureOrder[] }) {
  const t = useText();
  return (
    <Table<DepartureOrder>
      size="small"
      rowKey="id"
      pagination={false}
      dataSource={[...orders]}
      columns={[
        {
          title: t('tours.staff.order'),
          render: (_, order) => (
            <TwoLines
              whole
              top={
                <Link to={`/travel/orders/${order.id}`} target="_blank" rel="noopener">
                  {order.number}
                </Link>
              }
              bottom={unitsOf(order, t)}
            />
          ),
        },
        {
          title: t('tours.staff.contact'),
          render: (_, order) => <TwoLines whole top={order.contact} bottom={order.phone} />,
        },
        { title: t('tours.staff.named'), render: (_, order) => order.guests.join(comma()) },
        { title: t('tours.staff.notes'), render: (_, order) => notesOf(order) || '–' },
      ]}
    />
  );
}

/** Who travels on a departure, for paper and as CSV; or whom its cancellation concerns, before it can be done. */
export function PeopleDrawer({ departure, cancelling, onClose }: PeopleProps) {
  const t = useText();
  const format = useFormat();
  const { busy, run } = useAction();
  const { id } = departure;
  const answer = useAnswer(calls.tourDeparturePeople, { params: { id } });
  const { data } = answer;
  const orders = data?.orders ?? [];
  const title = listed(departure.tour, `${format.day(`${departure.day}T00:00`)} ${departure.start}`);
  const csv = () =>
    saveFile(`${departure.day}-${departure.start.replace(':', '')}.csv`, csvOf(orders, t), 'text/csv;charset=utf-8');
  const cancel = () =>
    run(
      () =>
        request(calls.cancelTourDeparture, {
          params: { id },
          body: { version: data?.departure.version ?? departure.version },
        }),
      { done: 'tours.staff.cancelled_done' },
    ).then((done) => done && onClose());
  return (
    <RecordDrawer
      title={title}
      log={`tour_departure/${id}`}
      waiting={answer.isPending}
      error={answer.error}
      onRetry={() => void answer.refetch()}
      onClose={onClose}
      footer={
        <Flex justify="end" gap={12}>
          <Button size="large" onClick={onClose}>
            {t('ui.close')}
          </Button>
          {cancelling ? (
            <Button size="large" type="primary" danger loading={busy} disabled={!data} onClick={() => void cancel()}>
              {t('tours.staff.cancel')}
            </Button>
          ) : (
            <>
              <Button size="large" disabled={orders.length === 0} onClick={csv}>
                {t('tours.staff.csv')}
              </Button>
              <Button size="large" type="primary" disabled={orders.length === 0} onClick={() => window.print()}>
                {t('tours.staff.print')}
              </Button>
            </>
          )}
        </Flex>
      }
    >
      {data && (
        <Flex vertical gap={20} data-print>
          <h2 data-print-only>{title}</h2>
          {cancelling && <Alert type="warning" showIcon title={t('tours.staff.cancel_note')} />}
          <Facts
            title={t('tours.staff.people')}
            none={t('tours.staff.nobody')}
            facts={
              orders.length === 0
                ? []
                : [
                    [t('tours.staff.orders'), format.count(orders.length)],
                    [t('tours.staff.persons'), format.count(data.people)],
                    [t('tours.staff.paid'), format.count(data.paid)],
                    [t('tours.staff.unpaid'), format.count(data.unpaid)],
                    [t('tours.staff.goes_back'), format.money(data.backUsd)],
                  ]
            }
          />
          {orders.length > 0 && <Orders orders={orders} />}
        </Flex>
      )}
    </RecordDrawer>
  );
}
