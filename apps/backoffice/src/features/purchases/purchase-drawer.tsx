import { staffPurchaseEndpoints as calls } from '@app/contract/purchases/staff-endpoints';
import type { PurchaseDetail } from '@app/contract/purchases/staff-schemas';
import { Alert, Button, Flex, Table, type TableColumnType } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Facts, RecordDrawer } from '../../ui/drawer';
import { defineForm } from '../../ui/form/define-form';
import { FormDialog } from '../../ui/form/records/form-dialog';
import { type Fact, useStep } from '../../ui/form/use-step';
import { StatusTag, Thumb, TwoLines } from '../../ui/list/cells';
import { useBackTo } from '../../ui/use-back-to';
import styles from './purchases.module.css';
import { PURCHASES_PATH } from './purchases-paths';

const whyForm = defineForm<{ note: string }>()([
  { name: 'note', kind: 'long-text', label: 'purchases.take_back_why', max: 300, required: true },
]);

const facts: Fact<PurchaseDetail>[] = [
  { label: 'purchases.total', of: ({ totalUsd }, { format }) => format.money(totalUsd) },
  {
    label: 'purchases.state',
    of: ({ takenBack }, { t }) => t(takenBack ? 'purchases.state.taken_back' : 'purchases.state.stands'),
  },
];
const rule = { facts, open: ({ takenBack }: PurchaseDetail) => takenBack === null };

function TakeBackDialog({ purchase, onClose }: { purchase: PurchaseDetail; onClose: () => void }) {
  const t = useText();
  const step = useStep(purchase, rule);
  const { id, number, version } = step.record;
  return (
    <FormDialog<{ note: string }, PurchaseDetail>
      title={t('purchases.take_back_title', { number })}
      intro={<p>{t('purchases.take_back_text')}</p>}
      fields={whyForm}
      initial={{ note: '' }}
      submit="purchases.take_back"
      danger
      done="purchases.taken_back_done"
      step={step}
      send={({ note }, idempotencyKey) =>
        request(calls.takePurchaseBack, { params: { id }, body: { note, version } }, { idempotencyKey })
      }
      onClose={onClose}
    />
  );
}

function PurchaseBody({ purchase }: { purchase: PurchaseDetail }) {
  const t = useText();
  const format = useFormat();
  type Line = PurchaseDetail['lines'][number];
  const columns: TableColumnType<Line>[] = [
    {
      title: t('purchases.variant'),
      key: 'variant',
      render: (_, line) => (
        <span className={styles.variant}>
          <Thumb url={line.image} />
          <TwoLines strong top={line.product} bottom={[line.options, line.sku].filter(Boolean).join(' · ')} />
        </span>
      ),
    },
    { title: t('purchases.pieces'), key: 'quantity', align: 'right', render: (_, line) => format.count(line.quantity) },
    { title: t('purchases.cost'), key: 'cost', align: 'right', render: (_, line) => format.money(line.costUsd) },
    { title: t('purchases.sum'), key: 'sum', align: 'right', render: (_, line) => format.money(line.sumUsd) },
  ];
  const { takenBack } = purchase;
  return (
    <Flex vertical gap={20}>
      {takenBack && (
        <Alert
          type="warning"
          showIcon
          title={t('purchases.taken_back_by', { name: takenBack.staff, note: takenBack.note })}
          description={format.exact(takenBack.at)}
        />
      )}
      <Table rowKey="variantId" size="small" columns={columns} dataSource={purchase.lines} pagination={false} />
      <p className={styles.total}>
        <span>{t('purchases.total')}</span>
        <span>{format.money(purchase.totalUsd)}</span>
      </p>
      <Facts
        title={t('purchases.supplier')}
        facts={[
          [t('purchases.supplier'), purchase.supplier],
          [t('purchases.reference'), purchase.reference],
          [t('purchases.staff'), purchase.staff],
          [t('purchases.at'), format.exact(purchase.at)],
          [t('purchases.note'), purchase.note],
        ]}
      />
    </Flex>
  );
}

/** One purchase from a supplier in the drawer over the list, which can be taken back as a whole. */
export function PurchaseDrawer() {
  const t = useText();
  const close = useBackTo(PURCHASES_PATH);
  const { id = '' } = useParams();
  const mayBook = useAllowed('catalog.purchases.book');
  const answer = useAnswer(calls.readPurchase, { params: { id } });
  const purchase = answer.data?.id === id ? answer.data : undefined;
  const [asking, setAsking] = useState(false);
  return (
    <RecordDrawer
      title={purchase?.number ?? ''}
      log={purchase && `stock_purchase/${purchase.id}`}
      tag={
        purchase && (
          <StatusTag tone={purchase.takenBack ? 'neutral' : 'success'}>
            {t(purchase.takenBack ? 'purchases.state.taken_back' : 'purchases.state.stands')}
          </StatusTag>
        )
      }
      {...(purchase ? { copy: purchase.number } : {})}
      waiting={!purchase}
      error={purchase ? null : answer.error}
      onRetry={() => void answer.refetch()}
      onClose={close}
      footer={
        mayBook &&
        purchase &&
        !purchase.takenBack && (
          <Button size="large" danger onClick={() => setAsking(true)}>
            {t('purchases.take_back')}
          </Button>
        )
      }
    >
      {purchase && <PurchaseBody purchase={purchase} />}
      {purchase && asking && <TakeBackDialog purchase={purchase} onClose={() => setAsking(false)} />}
    </RecordDrawer>
  );
}
