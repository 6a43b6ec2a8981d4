import { limits } from '@app/contract/core/limits';
import { staffOrderEndpoints as calls } from '@app/contract/orders/staff-endpoints';
import { choicesFrom } from '../../ui/choices';
import { defineForm } from '../../ui/form/define-form';

export type Shipment = { companyId: string; trackingNumbers: string[]; note: string };

const companies = choicesFrom(calls.logisticsCompanies, (list) =>
  list.map(({ id, name }) => ({ value: id, label: name })),
);

/** The next step of a paid order: who carries it and under which numbers. */
export const shipForm = defineForm<Shipment>()([
  {
    name: 'companyId',
    kind: 'select',
    label: 'orders.company',
    choices: companies,
    required: true,
    half: true,
    placeholder: 'orders.company_hint',
  },
  {
    name: 'trackingNumbers',
    kind: 'texts',
    label: 'orders.tracking_number',
    max: limits.trackingNumbers,
    add: 'orders.add_tracking',
    required: true,
    half: true,
  },
  { name: 'note', kind: 'text', label: 'orders.note_to_customer', max: limits.orderNote },
]);
