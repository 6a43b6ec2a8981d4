import { EARLIER_OUTCOMES, type EarlierOutcome } from '@app/contract/earlier-orders/kinds';
import { staffEarlierOrderEndpoints as calls } from '@app/contract/earlier-orders/staff-endpoints';
import type { EarlierImport, ImportedRecord } from '@app/contract/earlier-orders/staff-schemas';
import { Segmented, Table } from 'antd';
import { useState } from 'react';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { TwoLines } from '../../ui/list/cells';
import { PartError } from '../../ui/page-parts';
import { amountText, OutcomeTag } from './earlier-cells';
import styles from './earlier-orders.module.css';
import { refusalText } from './refused-file';

const A_PAGE = 20;
type Tab = EarlierOutcome | 'all';
const TABS: readonly Tab[] = ['all', ...EARLIER_OUTCOMES];

/** What becomes of a record, and why. */
function What({ record }: { record: ImportedRecord }) {
  const t = useText();
  const { outcome, flaw, notes } = record;
  return (
    <>
      <OutcomeTag outcome={outcome} />
      <ul className={styles.texts}>
        {flaw && <li>{refusalText(record, t)}</li>}
        {notes.map((note) => (
          <li key={note}>{t(`earlier.record_note.${note}`)}</li>
        ))}
      </ul>
    </>
  );
}

/** The records of a file with what becomes of each. */
export function ImportRecords({ of }: { of: EarlierImport }) {
  const t = useText();
  const format = useFormat();
  const [tab, setTab] = useState<Tab>(of.refused > 0 ? 'refused' : 'all');
  const [page, setPage] = useState(1);
  const answer = useAnswer(calls.earlierImportRecords, {
    query: { import: of.id, tab, page: String(page), limit: String(A_PAGE) },
  });
  if (answer.error && !answer.data) return <PartError error={answer.error} onRetry={() => void answer.refetch()} />;
  const total = answer.data?.total ?? 0;
  const counted = (one: Tab): number =>
    one === 'all' ? EARLIER_OUTCOMES.reduce((sum, outcome) => sum + of[outcome], 0) : of[one];
  return (
    <>
      <Segmented<Tab>
        className={styles.shown ?? ''}
        value={tab}
        options={TABS.map((value) => ({
          value,
          label: `${t(`earlier.outcome.${value}`)} ${format.count(counted(value))}`,
        }))}
        onChange={(value) => {
          setTab(value);
          setPage(1);
        }}
      />
      <Table<ImportedRecord>
        rowKey="id"
        size="small"
        loading={answer.isPending}
        dataSource={answer.data?.list ?? []}
        locale={{ emptyText: t('earlier.import_none') }}
        pagination={
          total > A_PAGE ? { current: page, pageSize: A_PAGE, total, showSizeChanger: false, onChange: setPage } : false
        }
        columns={[
          { title: t('earlier.import_row'), dataIndex: 'row', width: 72 },
          {
            title: t('earlier.import_record'),
            key: 'record',
            width: 260,
            render: (_, record) => <TwoLines strong top={record.number || '–'} bottom={record.name} />,
          },
          {
            title: t('earlier.total'),
            key: 'total',
            align: 'right',
            width: 140,
            render: (_, record) => amountText(record.total, record.currency),
          },
          { title: t('earlier.import_what'), key: 'what', render: (_, record) => <What record={record} /> },
        ]}
      />
    </>
  );
}
