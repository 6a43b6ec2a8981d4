import type { StaffTravelAction, StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import { comma } from '../../../text/in-my-language';
import { type Fact, type Step, useStaleStep, useStep } from '../../../ui/form/use-step';

/** What a step of a travel order is judged by. */
const facts: Fact<StaffTravelDetail>[] = [
  { label: 'orders.status', of: ({ state }, { t }) => t(`travel.state.${state}`) },
  { label: 'orders.actual_payment', of: ({ payableUsd }, { format }) => format.money(payableUsd) },
  {
    label: 'travel.staff.guests',
    of: ({ guests }) => guests.map((guest) => Object.values(guest).join(' ')).join('\n'),
  },
  { label: 'travel.staff.contact', of: ({ contact }) => contact.name },
  { label: 'travel.staff.references', of: ({ references }) => references.join(comma()) },
  { label: 'travel.staff.refund_now', of: ({ refundNowUsd }, { format }) => format.money(refundNowUsd) },
];

const ruleOf = (action: StaffTravelAction) => ({
  facts,
  open: ({ actions }: StaffTravelDetail) => actions.includes(action),
});

/** A step of a travel order that others may change meanwhile. */
export const useOrderStep = (order: StaffTravelDetail, action: StaffTravelAction): Step<StaffTravelDetail> =>
  useStep(order, ruleOf(action));

/** The same for the answer to a change by the provider that is still asked about. */
export const useAnswerStep = (order: StaffTravelDetail, changeId: string): Step<StaffTravelDetail> =>
  useStep(order, {
    facts,
    open: ({ providerChanges }) => providerChanges.some(({ id, choices }) => id === changeId && choices.length > 0),
  });

/** The same for the form of a step that stands in the drawer, always about the order that is shown. */
export const useShownOrderStep = (action: StaffTravelAction) => useStaleStep(ruleOf(action));
