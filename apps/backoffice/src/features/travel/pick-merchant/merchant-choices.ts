import { staffMerchantEndpoints as calls } from '@app/contract/merchants/staff-endpoints';
import { choicesFrom } from '../../../ui/choices';

/** Merchants by name, for staff of the house. */
export const merchantChoices = choicesFrom(calls.merchantChoices, (merchants) =>
  merchants.map(({ id, name }) => ({ value: id, label: name })),
);
