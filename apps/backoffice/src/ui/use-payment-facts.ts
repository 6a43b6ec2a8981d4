import type { ReactNode } from 'react';
import { useFormat } from '../text/use-format';
import { useText, useTextOf } from '../text/use-text';

type Payment = {
  number: string;
  status: string;
  channel: string | null;
  paidAt: string | null;
  providerNumber: string | null;
  refundedUsd: number;
};
type Agent = { name: string; rebatePercent: number };

/** How an order was paid, as facts; the agent whose customer paid stands last. */
export function usePaymentFacts() {
  const t = useText();
  const textOf = useTextOf();
  const format = useFormat();
  return (payment: Payment, agent: Agent | null): [name: string, value: ReactNode][] => [
    [
      t('orders.paid_by'),
      payment.channel && textOf(`orders.channel.${payment.channel}`, 'orders.channel.other', { name: payment.channel }),
    ],
    [t('orders.payment_status'), textOf(`orders.payment_state.${payment.status}`, 'ui.unknown')],
    [t('orders.payment_number'), payment.number],
    [t('orders.provider_number'), payment.providerNumber],
    [t('orders.paid_at'), payment.paidAt && format.exact(payment.paidAt)],
    [t('orders.refunded'), payment.refundedUsd > 0 && format.money(payment.refundedUsd)],
    [
      t('orders.agent'),
      agent && t('orders.agent_rebate', { name: agent.name, percent: format.percent(agent.rebatePercent) }),
    ],
  ];
}
