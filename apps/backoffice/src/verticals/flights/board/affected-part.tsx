import type { Affected, AffectedOrder } from '@app/contract/verticals/flights/departure-days';
import { Table } from 'antd';
import { Link } from 'react-router';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { Facts } from '../../../ui/drawer';
import { StatusTag, TwoLines } from '../../../ui/list/cells';
import { hourWithShift } from '../flight-words';

type AffectedPartProps = {
  affected: Affected;
  /** What is asked about: a delay has new times and connections, a cancellation money. */
  of: 'delay' | 'cancel';
  onPage: (page: number) => void;
};

/** Days between two wall times. */
const shiftOf = ({ localDeparture, localArrival }: Affected): number =>
  Math.round((Date.parse(localArrival.slice(0, 10)) - Date.parse(localDeparture.slice(0, 10))) / 86_400_000);

/** Whom a change concerns: sums over all orders, and the orders page by page, each leading to itself. */
export function AffectedPart({ affected, of, onPage }: AffectedPartProps) {
  const t = useText();
  const format = useFormat();
  const { total, travellers, paid, unpaid } = affected;
  const times = `${format.day(affected.localDeparture)} ${affected.localDeparture.slice(11)} – ${hourWithShift(
    affected.localArrival.slice(11),
    shiftOf(affected),
  )}`;
  const sums: [string, string][] =
    total === 0
      ? []
      : [
          [t('flights.staff.affected_orders'), format.count(total)],
          [t('flights.staff.affected_travellers'), format.count(travellers)],
          [t('flights.staff.affected_paid'), format.count(paid)],
          [t('flights.staff.affected_unpaid'), format.count(unpaid)],
          ...(of === 'cancel'
            ? ([
                [t('flights.staff.goes_back'), format.money(affected.backUsd)],
                [t('flights.staff.points_go_back'), format.count(affected.backPoints)],
              ] satisfies [string, string][])
            : ([
                [t('flights.staff.missed'), format.count(affected.missesConnection)],
                [t('flights.staff.may_leave'), format.count(affected.freeToCancel)],
              ] satisfies [string, string][])),
        ];
  return (
    <>
      {of === 'delay' && <Facts title={t('flights.staff.new_times')} facts={[[t('flights.staff.times'), times]]} />}
      <Facts title={t('flights.staff.affected')} facts={sums} none={t('flights.staff.nobody_affected')} />
      {total > 0 && (
        <Table<AffectedOrder>
          size="small"
          rowKey="id"
          dataSource={affected.list}
          pagination={{
            current: affected.page,
            pageSize: affected.limit,
            total,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: onPage,
          }}
          columns={[
            {
              title: t('flights.staff.order'),
              render: (_, order) => (
                <TwoLines
                  whole
                  top={
                    <Link to={`/travel/orders/${order.id}`} target="_blank" rel="noopener">
                      {order.number}
                    </Link>
                  }
                  bottom={order.customer}
                />
              ),
            },
            { title: t('flights.staff.affected_travellers'), dataIndex: 'travellers', align: 'right' },
            {
              title: t('flights.staff.order_paid'),
              align: 'right',
              render: (_, order) =>
                order.paidUsd > 0 ? format.money(order.paidUsd) : t('flights.staff.affected_unpaid'),
            },
            ...(of === 'delay'
              ? [
                  {
                    title: t('flights.staff.missed'),
                    render: (_: unknown, order: AffectedOrder) =>
                      order.missesConnection ? (
                        <StatusTag tone="danger">{t('flights.staff.misses_next')}</StatusTag>
                      ) : (
                        '–'
                      ),
                  },
                ]
              : []),
          ]}
        />
      )}
    </>
  );
}
