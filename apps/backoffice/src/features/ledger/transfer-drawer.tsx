import { staffLedgerEndpoints as calls } from '@app/contract/ledger/staff-endpoints';
import type { LedgerTransfer } from '@app/contract/ledger/staff-schemas';
import { Flex, Table } from 'antd';
import { Link, useParams } from 'react-router';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Facts, RecordDrawer } from '../../ui/drawer';
import { StatusTag, TwoLines } from '../../ui/list/cells';
import { useBackTo } from '../../ui/use-back-to';
import styles from './ledger.module.css';
import { Change, ReferenceLink } from './ledger-cells';
import { LEDGER_PATH } from './ledger-paths';
import { accountName, sizeText } from './ledger-words';

type Entry = LedgerTransfer['entries'][number];

/** Whose account an entry is on, leading to the account for those who may look into the books. */
function EntryAccount({ entry }: { entry: Entry }) {
  const t = useText();
  const open = useAllowed('money.ledger.view') && (entry.account.house || entry.owner !== null);
  const name = accountName(t, entry.account.code);
  const owner = entry.account.house ? t('ledger.house') : (entry.owner?.nickname ?? t('ledger.another'));
  return (
    <TwoLines
      top={open ? <Link to={`${LEDGER_PATH}/accounts/${entry.account.id}`}>{name}</Link> : name}
      bottom={owner}
    />
  );
}

/** All entries of a transfer: they sum to zero. */
function Entries({ transfer }: { transfer: LedgerTransfer }) {
  const t = useText();
  const format = useFormat();
  const size = (entry: Entry, value: number | null) =>
    value === null ? '–' : sizeText(entry.account.unit, value, { format });
  const number = (title: 'ledger.before' | 'ledger.after', read: (entry: Entry) => number | null) => ({
    key: title,
    title: t(title),
    align: 'right' as const,
    render: (_: unknown, entry: Entry) => <span className={styles.number}>{size(entry, read(entry))}</span>,
  });
  return (
    <Table<Entry>
      rowKey="id"
      size="small"
      pagination={false}
      dataSource={transfer.entries}
      columns={[
        { key: 'account', title: t('ledger.account'), render: (_, entry) => <EntryAccount entry={entry} /> },
        number('ledger.before', ({ before }) => before),
        {
          key: 'amount',
          title: t('ledger.amount'),
          align: 'right',
          render: (_, entry) => <Change unit={entry.account.unit} amount={entry.amount} />,
        },
        number('ledger.after', ({ after }) => after),
      ]}
    />
  );
}

/** One transfer in a drawer over the list at `base`: what it belongs to, its entries, its seal. */
export function TransferDrawer({ base }: { base: string }) {
  const t = useText();
  const format = useFormat();
  const close = useBackTo(base);
  const { transfer: id = '' } = useParams();
  const answer = useAnswer(calls.readTransfer, { params: { id } });
  const transfer = answer.data?.id === id ? answer.data : undefined;
  const seal = transfer?.seal;
  return (
    <RecordDrawer
      title={transfer?.kindName ?? ''}
      tag={
        transfer && (
          <StatusTag tone={seal ? 'success' : 'info'}>{t(seal ? 'ledger.sealed' : 'ledger.unsealed')}</StatusTag>
        )
      }
      {...(transfer ? { copy: transfer.key } : {})}
      waiting={!transfer}
      error={transfer ? null : answer.error}
      onRetry={() => void answer.refetch()}
      onClose={close}
    >
      {transfer && (
        <Flex vertical gap={24}>
          <Entries transfer={transfer} />
          <Facts
            title={t('ledger.transfer', { id: transfer.id })}
            facts={[
              [t('ledger.time'), format.exact(transfer.at)],
              [t('ledger.reference'), <ReferenceLink key="reference" reference={transfer.reference} whole />],
              [t('ledger.note'), transfer.note],
              [t('ledger.key'), <code key="key">{transfer.key}</code>],
            ]}
          />
          {seal && (
            <Facts
              title={t('ledger.seal')}
              facts={[
                [t('ledger.position'), format.count(seal.position)],
                [
                  t('ledger.hash'),
                  <code key="hash" className={styles.hash}>
                    {seal.hash}
                  </code>,
                ],
              ]}
            />
          )}
        </Flex>
      )}
    </RecordDrawer>
  );
}
