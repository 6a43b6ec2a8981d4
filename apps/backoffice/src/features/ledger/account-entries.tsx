import { staffLedgerEndpoints as calls } from '@app/contract/ledger/staff-endpoints';
import type { LedgerEntryRow } from '@app/contract/ledger/staff-schemas';
import { IconArrowLeft } from '@tabler/icons-react';
import { Button, Card, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { CustomerLink } from '../../ui/customer-link';
import { MomentInput } from '../../ui/form/inputs/moment-input';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { PartError } from '../../ui/page-parts';
import { AdjustDialog } from './adjust-dialog';
import { entryList } from './entry-list';
import styles from './ledger.module.css';
import { LEDGER_PATH } from './ledger-paths';
import { accountName, ownerText, sizeText } from './ledger-words';

/** What an account holds, now and at a moment of one's choice. */
function AccountFacts({ id }: { id: string }) {
  const t = useText();
  const format = useFormat();
  const [at, setAt] = useState<string | null>(null);
  const now = useAnswer(calls.readAccount, { params: { id }, query: {} });
  const then = useAnswer(calls.readAccount, { params: { id }, query: at ? { at } : {} }, { enabled: at !== null });
  if (now.error) return <PartError error={now.error} onRetry={() => void now.refetch()} />;
  const account = now.data;
  if (!account) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const size = (value: number) => sizeText(account.unit, value, { format });
  const facts: [string, string | null][] = [
    [t('ledger.balance_now'), size(account.balance)],
    [t('ledger.entries_count'), format.count(account.entries)],
    [t('ledger.first'), account.firstAt && format.moment(account.firstAt)],
    [t('ledger.last'), account.lastAt && format.moment(account.lastAt)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
      <div>
        <dt>
          <label htmlFor="balance-at">{t('ledger.balance_when')}</label>
        </dt>
        <dd>
          <MomentInput id="balance-at" placeholder={t('ledger.at_hint')} value={at} onChange={setAt} />
        </dd>
      </div>
      {at && (
        <div aria-live="polite">
          <dt>{t('ledger.balance_at', { at: format.moment(at) })}</dt>
          <dd>{then.data && !then.isPlaceholderData ? size(then.data.balance) : '…'}</dd>
        </div>
      )}
    </dl>
  );
}

/** The entries of one account, with what it holds above them. */
export function AccountEntries() {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { account: id = '' } = useParams();
  const adjusts = useAllowed('money.adjustments.request');
  const [adjusting, setAdjusting] = useState(false);
  const rule = useMemo(() => ({ ...entryList, only: { account: id } }), [id]);
  const { data } = useAnswer(calls.readAccount, { params: { id }, query: {} });
  const account = data?.id === id ? data : undefined;
  const rowActions = (row: LedgerEntryRow): RowAction[] => [
    {
      key: 'view',
      label: 'ui.list.view',
      run: () => void navigate({ pathname: `${LEDGER_PATH}/accounts/${id}/${row.transferId}`, search }),
    },
  ];
  const extra = (
    <>
      {adjusts && account?.owner && account.code !== 'held' && (
        <Button onClick={() => setAdjusting(true)}>{t('ledger.adjust')}</Button>
      )}
      <Button icon={<IconArrowLeft size={16} />} onClick={() => void navigate(LEDGER_PATH)}>
        {t('ledger.all_accounts')}
      </Button>
    </>
  );
  return (
    <>
      <ListPage
        key={id}
        rule={rule}
        actions={{
          rowActions,
          extra,
          title: account ? accountName(t, account.code) : t('ledger.account'),
          note:
            account &&
            (account.owner ? (
              <>
                <CustomerLink id={account.owner.id} name={account.owner.nickname} /> · {account.owner.email}
              </>
            ) : (
              ownerText(t, null)
            )),
          above: (
            <Card variant="borderless" className={styles.card ?? ''}>
              <AccountFacts id={id} />
            </Card>
          ),
        }}
      />
      {adjusting && account?.owner && (
        <AdjustDialog customer={account.owner.email} unit={account.unit} onClose={() => setAdjusting(false)} />
      )}
    </>
  );
}
