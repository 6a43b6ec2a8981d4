import { IconCircleCheck } from '@tabler/icons-react';
import { Button, Card, Table } from 'antd';
import { useNavigate } from 'react-router';
import { useFormat } from '../../text/use-format';
import { useText, useTextOf } from '../../text/use-text';
import { TwoLines } from '../../ui/list/cells';
import { kindText, orderPlace } from '../../ui/order-kind';
import { PartEmpty } from '../../ui/page-parts';
import type { Workbench } from './waiting-card';
import styles from './workbench.module.css';

/** The orders that have waited longest, oldest first. `now` is the product's time, not the device's. */
export function OldestCard({ rows, now }: { rows: NonNullable<Workbench['oldestWaiting']>; now: number }) {
  const t = useText();
  const textOf = useTextOf();
  const format = useFormat();
  const navigate = useNavigate();
  return (
    <Card variant="borderless" title={t('staff.workbench.oldest')} className={styles.card ?? ''}>
      <Table
        rowKey="id"
        size="middle"
        pagination={false}
        dataSource={rows}
        locale={{
          emptyText: (
            <PartEmpty icon={<IconCircleCheck size={24} stroke={1.75} />} text={t('staff.workbench.nothing_waits')} />
          ),
        }}
        columns={[
          {
            title: t('staff.workbench.order'),
            key: 'number',
            render: (_, { kind, number }) => <TwoLines strong top={number} bottom={t(kindText(kind))} />,
          },
          {
            title: t('staff.workbench.state'),
            key: 'state',
            render: (_, { kind, state }) => textOf(`${orderPlace(kind).states}${state}`, 'ui.unknown'),
          },
          {
            title: t('staff.workbench.waits'),
            dataIndex: 'since',
            align: 'right',
            render: (since: string) => format.span(now - new Date(since).getTime()),
          },
          {
            title: t('staff.workbench.amount'),
            dataIndex: 'usd',
            align: 'right',
            render: (usd: number) => <b>{format.money(usd)}</b>,
          },
          {
            title: t('ui.list.actions'),
            key: 'open',
            align: 'right',
            render: (_, row) => (
              <Button type="link" size="small" onClick={() => void navigate(`${orderPlace(row.kind).path}/${row.id}`)}>
                {t('ui.list.view')}
              </Button>
            ),
          },
        ]}
      />
    </Card>
  );
}
