import { NETWORKS } from '@app/contract/payments/channels/networks';
import type { PayoutDetails } from '@app/contract/withdrawals/payout-details';
import { staffWithdrawalEndpoints as calls } from '@app/contract/withdrawals/staff-endpoints';
import type { StaffWithdrawal } from '@app/contract/withdrawals/staff-schemas';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Facts } from '../../ui/drawer';
import { useAction } from '../../ui/use-action';

type AccountFactsProps = { details: PayoutDetails | null };
type DetailName = 'holder' | 'number' | 'bankCode' | 'bankName' | 'account' | 'swift' | 'network' | 'address';

/** The payout account: masked until somebody who may asks for it in full. */
export function AccountFacts({ one }: { one: StaffWithdrawal }) {
  const t = useText();
  const format = useFormat();
  const mayReveal = useAllowed('money.withdrawals.account');
  const { busy, run } = useAction();
  const [shown, setShown] = useState<AccountFactsProps | null>(null);
  const reveal = async () => {
    const read = await run(() => request(calls.readPayoutDetails, { params: { id: one.id } }), { reads: true });
    if (read) setShown(read.answer);
  };
  const { account } = one;
  const since = one.accountSince ? format.exact(one.accountSince) : t('withdrawals.account_gone');
  const whole: [string, React.ReactNode][] = Object.entries(shown?.details ?? {})
    .filter(([name]) => name !== 'kind')
    .map(([name, value]) => [
      t(`withdrawals.detail.${name as DetailName}`),
      value && <Typography.Text copyable>{value}</Typography.Text>,
    ]);
  return (
    <Flex vertical gap={8} align="start">
      <Facts
        title={t('withdrawals.account')}
        facts={[
          ...(whole.length > 0
            ? whole
            : ([
                [t('withdrawals.account'), account.masked || t('withdrawals.erased')],
                [t('withdrawals.detail.bankName'), account.bank],
                [t('withdrawals.detail.network'), account.network && NETWORKS[account.network].name],
              ] as [string, React.ReactNode][])),
          [t('withdrawals.account_since'), since],
        ]}
      />
      {mayReveal && !shown && (
        <Flex gap={12} align="center" wrap>
          <Button loading={busy} onClick={() => void reveal()}>
            {t('withdrawals.reveal')}
          </Button>
          <small>{t('withdrawals.revealed_note')}</small>
        </Flex>
      )}
      {shown && !shown.details && <p>{t('withdrawals.erased')}</p>}
    </Flex>
  );
}
