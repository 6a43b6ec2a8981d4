import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import type { InvariantResult } from '@app/contract/staff/staff-schemas';
import type { InvariantName, InvariantPart } from '@app/contract/system/invariants/names';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Alert, Button, Card, Skeleton, Table, type TableColumnType } from 'antd';
import { useState } from 'react';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { type Text, useText } from '../../text/use-text';
import { StatusTag, TwoLines } from '../../ui/list/cells';
import type { CellContext } from '../../ui/list/define-list';
import list from '../../ui/list/list.module.css';
import { PageHead, PartError } from '../../ui/page-parts';
import styles from './system.module.css';

const keyOf = (result: InvariantResult): string => `${result.slice} ${result.name}`;
// The server names none but these; the answer's schema knows them as plain texts.
const nameOf = (result: InvariantResult): InvariantName => result.name as InvariantName;
const partOf = (slice: string): InvariantPart => slice as InvariantPart;

const verdictOf = (result: InvariantResult, t: Text): string => {
  if (result.overTime) return t('system.over_time');
  return result.ok ? t('system.holds') : t('system.broken', { count: result.offenders.length });
};

/** The offending records, a column each of what the invariant found, under the name it has in the code. */
function Offenders({ result }: { result: InvariantResult }) {
  const rows = result.offenders;
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const written = (value: unknown) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '–');
  return (
    <Table
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      title={() => <code>{keyOf(result)}</code>}
      dataSource={rows.map((row, index) => ({ ...row, '.row': index }))}
      rowKey=".row"
      columns={names.map((name) => ({
        title: name,
        key: name,
        render: (_: unknown, row: Record<string, unknown>) => <code>{written(row[name])}</code>,
      }))}
    />
  );
}

/** What is promised, by which part, how long it took to ask, and whether it holds. */
function columnsOf(
  results: readonly InvariantResult[],
  { t, format }: CellContext,
): TableColumnType<InvariantResult>[] {
  const slices = [...new Set(results.map(({ slice }) => slice))];
  return [
    {
      title: t('system.promise'),
      key: 'promise',
      render: (_, result) => (
        <TwoLines strong top={t(`invariant.name.${nameOf(result)}`)} bottom={t(`invariant.text.${nameOf(result)}`)} />
      ),
    },
    {
      title: t('system.slice'),
      dataIndex: 'slice',
      render: (_, { slice }) => t(`invariant.part.${partOf(slice)}`),
      filters: slices.map((slice) => ({ text: t(`invariant.part.${partOf(slice)}`), value: slice })),
      onFilter: (value, result) => result.slice === value,
    },
    {
      title: t('system.took'),
      key: 'ms',
      align: 'right',
      render: (_, result) => `${format.count(Math.round(result.milliseconds))} ms`,
    },
    {
      title: t('system.verdict'),
      key: 'ok',
      render: (_, result) => <StatusTag tone={result.ok ? 'success' : 'danger'}>{verdictOf(result, t)}</StatusTag>,
    },
  ];
}

/** The promises; those that are broken are open until others are chosen. */
function Results({ results }: { results: readonly InvariantResult[] }) {
  const t = useText();
  const format = useFormat();
  const broken = results.filter(({ ok }) => !ok);
  const [chosen, setChosen] = useState<string[] | null>(null);
  return (
    <Card variant="borderless" className={list.plain ?? ''}>
      <Table<InvariantResult>
        rowKey={keyOf}
        className={list.table ?? ''}
        dataSource={[...results]}
        pagination={false}
        expandable={{
          columnTitle: <span className={styles.unseen}>{t('ui.list.more')}</span>,
          showExpandColumn: broken.length > 0,
          rowExpandable: (result) => result.offenders.length > 0,
          expandedRowKeys: chosen ?? broken.map(keyOf),
          onExpandedRowsChange: (keys) => setChosen(keys.map(String)),
          expandedRowRender: (result) => <Offenders result={result} />,
        }}
        columns={columnsOf(results, { t, format })}
      />
    </Card>
  );
}

/** Runs everything that must hold at any time and names the records that break it. */
export default function InvariantsScreen() {
  const t = useText();
  const format = useFormat();
  const answer = useAnswer(staffEndpoints.invariants, {}, { keepMs: Number.POSITIVE_INFINITY });
  const results = answer.data ?? [];
  const broken = results.filter((result) => !result.ok);
  return (
    <>
      <PageHead
        title={t('permission.system.invariants')}
        note={answer.data && t('system.ran_at', { time: format.exact(new Date(answer.dataUpdatedAt).toISOString()) })}
      >
        <Button
          type="primary"
          icon={<IconPlayerPlay size={16} />}
          loading={answer.isFetching}
          onClick={() => void answer.refetch()}
        >
          {t('system.run_all')}
        </Button>
      </PageHead>
      {answer.error && (
        <Card variant="borderless">
          <PartError error={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      )}
      {answer.isPending && (
        <Card variant="borderless">
          <Skeleton active paragraph={{ rows: 10 }} />
        </Card>
      )}
      {answer.data && !answer.error && (
        <>
          <Alert
            showIcon
            className={styles.verdict ?? ''}
            type={broken.length === 0 ? 'success' : 'error'}
            title={
              broken.length === 0
                ? t('system.all_hold', { count: results.length })
                : t('system.some_broken', { count: broken.length, total: format.count(results.length) })
            }
          />
          <Results results={[...broken, ...results.filter((result) => result.ok)]} />
        </>
      )}
    </>
  );
}
