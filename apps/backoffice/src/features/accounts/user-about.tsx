import type { UserDetail } from '@app/contract/accounts/staff/staff-schemas';
import { MEASURES, type Measure, shownMeasure, type Units } from '@app/contract/interests/measurements';
import { NETWORKS } from '@app/contract/payments/channels/networks';
import { Card } from 'antd';
import { comma } from '../../text/in-my-language';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Facts } from '../../ui/drawer';
import { Rows, UserCard } from './user-parts';

type Part = { user: UserDetail };

const unitOf = (measure: Measure, units: Units): string => {
  if (measure === 'weight') return units === 'metric' ? 'kg' : 'lb';
  return units === 'metric' ? 'cm' : 'in';
};

/** What the customer said of their own: measurements, preferences and hobbies. */
export function AboutCard({ user }: Part) {
  const t = useText();
  if (!user.about) return null;
  const { size, styles, audiences, categories, hobbies } = user.about;
  const measures = MEASURES.map((measure): [string, string] => {
    const shown = size ? shownMeasure(measure, size.units, size[measure]) : '';
    return [t(`users.size.${measure}`), shown && size ? `${shown} ${unitOf(measure, size.units)}` : ''];
  });
  const chosen: [string, string][] = [
    [t('users.styles'), styles.join(comma())],
    [t('users.audiences'), audiences.join(comma())],
    [t('users.categories'), categories.join(comma())],
    [t('users.hobbies'), hobbies.join(comma())],
  ];
  const facts = [...measures, ...chosen].filter(([, value]) => value !== '');
  return (
    <Card variant="borderless">
      <Facts title={t('users.about')} facts={facts} none={t('users.none')} />
    </Card>
  );
}

/** Where the customer is paid out to, masked. */
export function PayoutAccountsCard({ user }: Part) {
  const t = useText();
  const format = useFormat();
  if (!user.payoutAccounts) return null;
  return (
    <UserCard title={t('users.payout_accounts')}>
      <Rows
        rows={user.payoutAccounts.map((account) => ({
          key: account.id,
          top: [account.network ? NETWORKS[account.network].name : account.bank, account.masked].join(' '),
          small: [account.label, t('users.payout_since', { at: format.moment(account.createdAt) })]
            .filter(Boolean)
            .join(comma()),
          right: account.restsUntil && t('users.payout_rests', { at: format.moment(account.restsUntil) }),
        }))}
      />
    </UserCard>
  );
}
