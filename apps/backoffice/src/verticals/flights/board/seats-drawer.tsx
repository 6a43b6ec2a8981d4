import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import type { Departure, SeatedTraveller } from '@app/contract/verticals/flights/staff-schemas';
import { Button, Flex, Table } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAnswer } from '../../../api/use-answer';
import { listed } from '../../../text/in-my-language';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { RecordDrawer } from '../../../ui/drawer';
import { TwoLines } from '../../../ui/list/cells';

const PAGE = 50;

/** Who sits where on a departure, from the front to the back. */
export function SeatsDrawer({ departure, onClose }: { departure: Departure; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const { flightId, day } = departure;
  const answer = useAnswer(calls.listSeated, { query: { flightId, day, page: String(page), limit: String(PAGE) } });
  return (
    <RecordDrawer
      title={listed(t('flights.staff.who_sits'), `${departure.number} ${format.day(`${day}T00:00`)}`)}
      waiting={answer.isPending}
      error={answer.error}
      onRetry={() => void answer.refetch()}
      onClose={onClose}
      footer={
        <Flex justify="end">
          <Button size="large" onClick={onClose}>
            {t('ui.close')}
          </Button>
        </Flex>
      }
    >
      <Table<SeatedTraveller>
        size="small"
        rowKey="id"
        locale={{ emptyText: t('flights.staff.nobody_sits') }}
        dataSource={answer.data?.list ?? []}
        pagination={{
          current: page,
          pageSize: PAGE,
          total: answer.data?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: setPage,
        }}
        columns={[
          {
            title: t('flights.staff.seat_named'),
            render: (_, row) => <TwoLines whole strong top={row.seat} bottom={t(`flights.cabin.${row.cabin}`)} />,
          },
          {
            title: t('flights.staff.traveller'),
            render: (_, row) => (
              <TwoLines
                whole
                top={row.traveller}
                bottom={t(row.chosen ? 'flights.staff.seat_chosen' : 'flights.staff.seat_given')}
              />
            ),
          },
          {
            title: t('flights.staff.order'),
            render: (_, row) => (
              <TwoLines
                whole
                top={
                  <Link to={`/travel/orders/${row.orderId}`} target="_blank" rel="noopener">
                    {row.order}
                  </Link>
                }
                bottom={t(row.taken ? 'flights.staff.order_paid' : 'flights.staff.seat_unpaid')}
              />
            ),
          },
        ]}
      />
    </RecordDrawer>
  );
}
