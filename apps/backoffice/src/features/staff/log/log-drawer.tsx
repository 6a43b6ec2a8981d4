import { controlEndpoints as calls } from '@app/contract/staff/control/staff-endpoints';
import type { OperationDetail } from '@app/contract/staff/control/staff-schemas';
import { Table } from 'antd';
import { Link, useParams } from 'react-router';
import { useAnswer } from '../../../api/use-answer';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { Facts, RecordDrawer } from '../../../ui/drawer';
import { listLink } from '../../../ui/list/list-link';
import { LOG_PATH } from '../../../ui/record-log';
import { useBackTo } from '../../../ui/use-back-to';
import { differences, written } from './differences';
import styles from './log.module.css';
import { outcomeTag, rightText } from './log-list';
import { useOperationName } from './operation-name';

/** What an operation changed: each field as it was and as it is; what was sent where nothing else is known. */
function Changes({ operation }: { operation: OperationDetail }) {
  const t = useText();
  const { before, after, outcome } = operation;
  const rows = differences(before, after).map((row) => ({ ...row, key: row.field || operation.record }));
  const sent = outcome !== 'done' || before === null;
  return (
    <section>
      <h3 className={styles.title}>{t(sent ? 'control.log.given' : 'control.log.changes')}</h3>
      <Table
        size="small"
        className={styles.table ?? ''}
        rowKey="key"
        dataSource={rows}
        pagination={false}
        locale={{ emptyText: t('control.log.nothing') }}
        columns={[
          { title: t('control.log.field'), dataIndex: 'key', width: 180 },
          ...(sent
            ? []
            : [
                {
                  title: t('control.log.before'),
                  dataIndex: 'before',
                  render: (value: unknown) => <pre className={styles.old}>{written(value)}</pre>,
                },
              ]),
          {
            title: t('control.log.after'),
            dataIndex: 'after',
            render: (value: unknown) => <pre>{written(value)}</pre>,
          },
        ]}
      />
    </section>
  );
}

/** One entry of the operation log in the drawer over the list. */
export function LogDrawer() {
  const t = useText();
  const format = useFormat();
  const close = useBackTo(LOG_PATH);
  const { id = '' } = useParams();
  const nameOf = useOperationName();
  const answer = useAnswer(calls.readOperation, { params: { id } });
  const operation = answer.data?.id === id ? answer.data : undefined;
  const ctx = { t, format };
  return (
    <RecordDrawer
      title={operation ? nameOf(operation.action) : ''}
      tag={operation && outcomeTag(operation, ctx)}
      waiting={!operation}
      error={operation ? null : answer.error}
      onRetry={() => void answer.refetch()}
      onClose={close}
    >
      {operation && (
        <>
          <Facts
            title={t('control.log.facts')}
            facts={[
              [t('control.log.who'), operation.who],
              [t('control.log.action'), <code key="action">{operation.action}</code>],
              [t('control.log.when'), format.exact(operation.at)],
              [t('control.log.ip'), operation.ip],
              [
                t('control.log.record'),
                <Link
                  key="record"
                  to={listLink(LOG_PATH, { record: operation.record })}
                  title={t('control.log.same_record')}
                >
                  {operation.record}
                </Link>,
              ],
              [t('control.log.permission'), operation.permission && rightText(operation, ctx)],
              [t('control.log.call'), operation.call],
              [t('control.log.outcome'), operation.refusal],
              [t('control.log.request'), operation.requestId],
            ]}
          />
          <Changes operation={operation} />
        </>
      )}
    </RecordDrawer>
  );
}
