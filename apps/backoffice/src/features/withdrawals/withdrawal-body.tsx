import type { StaffWithdrawal } from '@app/contract/withdrawals/staff-schemas';
import { Alert, Flex } from 'antd';
import { useProductNow } from '../../api/use-product-now';
import { listed } from '../../text/in-my-language';
import { type Format, useFormat } from '../../text/use-format';
import { type Text, useText, useTextOf } from '../../text/use-text';
import { CustomerLink } from '../../ui/customer-link';
import { Facts, type Step, StepTrack } from '../../ui/drawer';
import { AccountFacts } from './account-facts';
import { ProofPictures } from './proof-pictures';

/** An amount of any currency or coin in its own decimals. */
export const arrivesText = ({ arrives }: StaffWithdrawal): string =>
  `${(arrives.amount / 10 ** arrives.decimals).toFixed(Math.min(arrives.decimals, 8))} ${arrives.currency}`;

/** How far it is: asked, approved, paid; one that ended otherwise shows how. */
function stepsOf(one: StaffWithdrawal, { t, format, now }: { t: Text; format: Format; now: number }): Step[] {
  const way = ['pending_review', 'approved', 'paid'] as const;
  const reached = one.timeline.map(
    (line): Step => ({
      key: `${line.state}`,
      title: t(`withdrawals.state.${line.state}`),
      note: format.moment(line.at),
      state: 'done',
    }),
  );
  const open = one.state === 'pending_review' || one.state === 'approved';
  if (!open) return reached;
  const waiting = format.span(now - new Date(one.since).getTime());
  const here = reached.map(
    (step, index): Step => (index === reached.length - 1 ? { ...step, state: 'current', note: waiting } : step),
  );
  const ahead = way
    .slice(way.indexOf(one.state as (typeof way)[number]) + 1)
    .map((state): Step => ({ key: state, title: t(`withdrawals.state.${state}`), note: '', state: 'ahead' }));
  return [...here, ...ahead];
}

function Movements({ one }: { one: StaffWithdrawal }) {
  const t = useText();
  const textOf = useTextOf();
  const format = useFormat();
  return (
    <Facts
      title={t('withdrawals.movements')}
      facts={
        one.movements.length === 0
          ? [[t('withdrawals.no_movements'), '–']]
          : one.movements.map((move) => [
              listed(textOf(`withdrawals.move.${move.kind}`, 'withdrawals.move.other'), format.moment(move.at)),
              `${move.amountUsd > 0 ? '+' : ''}${format.money(move.amountUsd)} → ${format.money(move.afterUsd)}`,
            ])
      }
    />
  );
}

/** Everything staff decide a withdrawal by. */
export function WithdrawalBody({ one }: { one: StaffWithdrawal }) {
  const t = useText();
  const format = useFormat();
  const now = useProductNow();
  const open = one.state === 'pending_review' || one.state === 'approved';
  return (
    <Flex vertical gap={20}>
      <StepTrack steps={stepsOf(one, { t, format, now: now() })} />
      {open && one.needsSecondPerson && (
        <Alert
          type={one.approvedByMe ? 'warning' : 'info'}
          showIcon
          title={t(one.approvedByMe ? 'withdrawals.not_you' : 'withdrawals.two_people')}
        />
      )}
      <Facts
        title={t('withdrawals.facts')}
        facts={[
          [t('withdrawals.amount'), <b key="amount">{format.money(one.amountUsd)}</b>],
          [t('withdrawals.fee'), format.money(one.feeUsd)],
          [t('withdrawals.held'), open && format.money(one.amountUsd + one.feeUsd)],
          [t('withdrawals.arrives'), arrivesText(one)],
          [t('withdrawals.channel'), one.channel],
          [t('withdrawals.asked'), format.exact(one.createdAt)],
          [t('withdrawals.approved_by'), one.approvedBy],
          [t('withdrawals.provider_number'), one.providerNumber],
          [t('withdrawals.reason'), one.reason],
          [t('withdrawals.note'), one.note],
        ]}
      />
      {one.proofs > 0 && <ProofPictures id={one.id} count={one.proofs} />}
      <AccountFacts one={one} />
      <Facts
        title={t('withdrawals.person')}
        facts={[
          [
            t('withdrawals.customer'),
            <CustomerLink key="customer" id={one.customer.id} name={one.customer.nickname} />,
          ],
          [t('withdrawals.email'), one.customer.email],
          [t('withdrawals.customer_since'), format.exact(one.customerSince)],
          [t('withdrawals.available'), format.money(one.balance.availableUsd)],
          [t('withdrawals.held_now'), format.money(one.balance.heldUsd)],
        ]}
      />
      <Movements one={one} />
      <Facts
        title={t('withdrawals.history')}
        facts={one.timeline.map((line) => [
          t(`withdrawals.state.${line.state}`),
          [
            line.who
              ? t('withdrawals.by', { who: line.who, at: format.exact(line.at) })
              : t('withdrawals.by_customer', { at: format.exact(line.at) }),
            line.note,
          ]
            .filter(Boolean)
            .join(' · '),
        ])}
      />
    </Flex>
  );
}
