import { limits } from '@app/contract/core/limits';
import { staffRebateEndpoints as calls } from '@app/contract/rebates/staff-endpoints';
import type { AgentPayable } from '@app/contract/rebates/staff-schemas';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { randomKey } from '../../api/random-key';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { listed } from '../../text/in-my-language';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Facts, RecordDrawer } from '../../ui/drawer';
import { defineForm } from '../../ui/form/define-form';
import { FormDialog } from '../../ui/form/records/form-dialog';
import { useBackTo } from '../../ui/use-back-to';
import { PAYABLES_PATH } from './payable-list';

type Payout = { amount: string; reason: string };

const payoutForm = defineForm<Payout>()([
  { name: 'amount', kind: 'text', label: 'rebates.pay_out_amount', required: true, max: 20 },
  { name: 'reason', kind: 'long-text', label: 'rebates.pay_out_reason', required: true, max: limits.withdrawalReason },
]);

/** Books what was sent to an agent outside of the shop, once however often it is sent. */
function PayoutDialog({ agent, onClose }: { agent: AgentPayable; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const [idempotencyKey] = useState(randomKey);
  return (
    <FormDialog<Payout, unknown>
      title={t('rebates.pay_out')}
      intro={<p>{t('rebates.pay_out_text', { name: agent.name, amount: format.money(agent.owedUsd) })}</p>}
      fields={payoutForm}
      initial={{ amount: '', reason: '' }}
      submit="rebates.pay_out"
      done="rebates.pay_out_done"
      send={(body) => request(calls.payOutRebates, { params: { id: agent.id }, body }, { idempotencyKey })}
      onClose={onClose}
    />
  );
}

/** What the house owes one agent over the list, and what was paid out to them. */
export function PayableDrawer() {
  const t = useText();
  const format = useFormat();
  const close = useBackTo(PAYABLES_PATH);
  const { id = '' } = useParams();
  const mayPay = useAllowed('money.rebates.pay_out');
  const [paying, setPaying] = useState(false);
  const answer = useAnswer(calls.readAgentPayable, { params: { id } });
  const agent = answer.data?.id === id ? answer.data : undefined;
  const footer = mayPay && agent && agent.owedUsd > 0 && (
    <Flex justify="end">
      <Button type="primary" onClick={() => setPaying(true)}>
        {t('rebates.pay_out')}
      </Button>
    </Flex>
  );
  return (
    <RecordDrawer
      title={agent?.name ?? ''}
      log={agent && `agent/${agent.id}`}
      waiting={!agent}
      error={agent ? null : answer.error}
      onRetry={() => void answer.refetch()}
      onClose={close}
      footer={footer}
    >
      {agent && (
        <Flex vertical gap={20}>
          <Facts
            title={t('rebates.payables')}
            facts={[
              [t('rebates.has_wallet'), t(agent.wallet ? 'rebates.yes' : 'rebates.no')],
              [t('rebates.booked'), format.money(agent.bookedUsd)],
              [t('rebates.paid_out'), format.money(agent.paidOutUsd)],
              [t('rebates.owed'), format.money(agent.owedUsd)],
            ]}
          />
          <Facts
            title={t('rebates.payouts')}
            facts={
              agent.payouts.length === 0
                ? [[t('rebates.no_payouts'), '—']]
                : agent.payouts.map((payout) => [
                    listed(format.exact(payout.at), payout.by),
                    `${format.money(payout.amountUsd)} · ${payout.reason}`,
                  ])
            }
          />
        </Flex>
      )}
      {paying && agent && (
        <PayoutDialog
          agent={agent}
          onClose={() => {
            setPaying(false);
            void answer.refetch();
          }}
        />
      )}
    </RecordDrawer>
  );
}
