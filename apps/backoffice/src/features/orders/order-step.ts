import type { StaffAction, StaffOrderDetail } from '@app/contract/orders/staff-schemas';
import { comma, listed } from '../../text/in-my-language';
import { type Fact, type Step, useStaleStep, useStep } from '../../ui/form/use-step';
import { addressText } from './order-facts';

/** What a step of an order is judged by. */
const facts: Fact<StaffOrderDetail>[] = [
  { label: 'orders.status', of: ({ state }, { t }) => t(`orders.state.${state}`) },
  { label: 'orders.actual_payment', of: ({ payableUsd }, { format }) => format.money(payableUsd) },
  { label: 'orders.recipient', of: ({ address }) => listed(address.name, address.tel) },
  { label: 'orders.address', of: addressText },
  { label: 'orders.tracking_number', of: (order) => order.shipments.map((one) => one.trackingNumber).join(comma()) },
  {
    label: 'after_sale.cases',
    of: ({ cases }, { t, format }) =>
      cases
        .map((one) => listed(one.number, t(`after_sale.state.${one.state}`), format.money(one.amountUsd)))
        .join('\n'),
  },
];

const ruleOf = (action: StaffAction) => ({
  facts,
  open: ({ actions }: StaffOrderDetail) => actions.includes(action),
});

/** A step of a product order that others may change meanwhile. */
export const useOrderStep = (order: StaffOrderDetail, action: StaffAction): Step<StaffOrderDetail> =>
  useStep(order, ruleOf(action));

/** The same for the form of a step that stands in the drawer, always about the order that is shown. */
export const useShownOrderStep = (action: StaffAction) => useStaleStep(ruleOf(action));
