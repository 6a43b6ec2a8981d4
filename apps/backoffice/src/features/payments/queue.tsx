import type { AnswerOf } from '@app/contract/core/endpoint';
import type { reviewQueueEndpoints } from '@app/contract/payments/proofs/staff-endpoints';
import {
  REVIEW_QUEUE_TABS,
  type ReviewQueueRow,
  type ReviewQueueTab,
} from '@app/contract/payments/proofs/staff-schemas';
import { IconChecks } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Input, Select } from 'antd';
import { useProductNow } from '../../api/use-product-now';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { QueueList } from '../../ui/queue';
import desk from '../../ui/queue.module.css';
import { ProofFlags } from './proof-tags';
import styles from './review-queue.module.css';

export type ProofList = AnswerOf<typeof reviewQueueEndpoints.listProofs>;

function Entry({ row }: { row: ReviewQueueRow }) {
  const format = useFormat();
  const now = useProductNow();
  return (
    <>
      <span className={desk.line}>
        <b className={desk.name}>{row.customer.nickname}</b>
        <small>{format.span(now() - new Date(row.submittedAt).getTime())}</small>
      </span>
      <span className={desk.line}>
        <span className={desk.name}>{row.channel.title}</span>
        <b className={styles.sum}>{format.money(row.dueUsd)}</b>
      </span>
      <span className={desk.tags}>
        <ProofFlags row={row} />
      </span>
    </>
  );
}

/** The queue: those that wait the longest first. */
export function Queue(props: {
  tab: ReviewQueueTab;
  text: string;
  answer: UseQueryResult<ProofList>;
  chosen: string | null;
  onTab: (tab: ReviewQueueTab, page?: number) => void;
  onSearch: (text: string) => void;
  onOpen: (id: string) => void;
}) {
  const t = useText();
  const { tab, answer, chosen } = props;
  const { data } = answer;
  const head = (
    <div className={styles.search}>
      <Select
        value={tab}
        aria-label={t('record.state')}
        options={REVIEW_QUEUE_TABS.map((one) => ({
          value: one,
          label: `${t(`proof.tab.${one}`)}${data ? ` (${data.counts[one]})` : ''}`,
        }))}
        onChange={(next) => props.onTab(next)}
      />
      <Input.Search
        key={props.text}
        defaultValue={props.text}
        allowClear
        maxLength={50}
        placeholder={t('proof.search')}
        aria-label={t('proof.search')}
        onSearch={props.onSearch}
      />
    </div>
  );
  return (
    <QueueList
      label={t('permission.money.desk')}
      head={head}
      answer={answer}
      none={{
        icon: <IconChecks size={24} stroke={1.75} />,
        text: t(tab === 'waiting' ? 'proof.none' : 'proof.none_here'),
      }}
      chosen={chosen}
      render={(row) => <Entry row={row} />}
      onOpen={props.onOpen}
      onPage={(page) => props.onTab(tab, page)}
    />
  );
}
