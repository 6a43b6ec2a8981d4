import type { AnswerOf } from '@app/contract/core/endpoint';
import type { deskEndpoints } from '@app/contract/proofs/staff-endpoints';
import { DESK_TABS, type DeskRow, type DeskTab } from '@app/contract/proofs/staff-schemas';
import { IconChecks } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Input, Pagination, Select, Skeleton } from 'antd';
import { useProductNow } from '../../api/use-product-now';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { PartEmpty, PartError } from '../../ui/page-parts';
import look from './desk.module.css';
import { ProofFlags } from './proof-tags';

export type ProofList = AnswerOf<typeof deskEndpoints.listProofs>;

function Entry({ row, chosen, onOpen }: { row: DeskRow; chosen: boolean; onOpen: () => void }) {
  const format = useFormat();
  const now = useProductNow();
  return (
    <button type="button" className={look.entry} onClick={onOpen} {...(chosen ? { 'aria-current': true } : {})}>
      <span className={look.line}>
        <b className={look.name}>{row.customer.nickname}</b>
        <small>{format.span(now() - new Date(row.submittedAt).getTime())}</small>
      </span>
      <span className={look.line}>
        <span className={look.name}>{row.channel.title}</span>
        <b className={look.sum}>{format.money(row.dueUsd)}</b>
      </span>
      <span className={look.tags}>
        <ProofFlags row={row} />
      </span>
    </button>
  );
}

/** The queue: those that wait the longest first. */
export function Queue(props: {
  tab: DeskTab;
  text: string;
  answer: UseQueryResult<ProofList>;
  chosen: string | null;
  onTab: (tab: DeskTab, page?: number) => void;
  onSearch: (text: string) => void;
  onOpen: (id: string) => void;
}) {
  const t = useText();
  const { tab, answer, chosen } = props;
  const { data } = answer;
  return (
    <section className={look.list} aria-label={t('permission.money.desk')}>
      <div className={look.search}>
        <Select
          value={tab}
          aria-label={t('record.state')}
          options={DESK_TABS.map((one) => ({
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
      {!data && answer.error && <PartError error={answer.error} onRetry={() => void answer.refetch()} />}
      {!data && !answer.error && <Skeleton active paragraph={{ rows: 6 }} style={{ padding: 16 }} />}
      {data?.list.length === 0 && (
        <PartEmpty
          icon={<IconChecks size={24} stroke={1.75} />}
          text={t(tab === 'waiting' ? 'proof.none' : 'proof.none_here')}
        />
      )}
      <ul className={look.entries}>
        {data?.list.map((row) => (
          <li key={row.id}>
            <Entry row={row} chosen={row.id === chosen} onOpen={() => props.onOpen(row.id)} />
          </li>
        ))}
      </ul>
      {data && data.total > data.limit && (
        <Pagination
          simple
          size="small"
          className={look.pager ?? ''}
          current={data.page}
          pageSize={data.limit}
          total={data.total}
          onChange={(page) => props.onTab(tab, page)}
        />
      )}
    </section>
  );
}
