import type { RequestOf } from '@app/contract/core/endpoint';
import type { Network } from '@app/contract/payments/channels/networks';
import type { withdrawalEndpoints } from '@app/contract/withdrawals/endpoints';
import { type PayoutKind, payoutDetails } from '@app/contract/withdrawals/payout-details';
import { flawsOf } from '../../widgets/form-fields.ts';

/** The form's own fields, of all kinds together; a kind takes its own. */
export type AccountValues = {
  kind: PayoutKind;
  holder: string;
  number: string;
  bank: string;
  account: string;
  swift: string;
  network: Network;
  address: string;
  label: string;
  password: string;
};

export const blankValues: AccountValues = {
  kind: 'bank_account',
  holder: '',
  number: '',
  bank: '',
  account: '',
  swift: '',
  network: 'ethereum',
  address: '',
  label: '',
  password: '',
};

type Details = RequestOf<typeof withdrawalEndpoints.addPayoutAccount>['body']['details'];

/** What is sent of the form. */
export function detailsOf(values: AccountValues): Details {
  const { kind, holder, bank } = values;
  if (kind === 'bank_card') return { kind, holder, number: values.number, bankCode: bank };
  if (kind === 'bank_account') {
    return { kind, holder, bankName: bank, account: values.account, swift: values.swift };
  }
  return { kind, network: values.network, address: values.address };
}

/** Where a field of the contract stands on the form. */
export function placeOfField(field: string): keyof AccountValues | null {
  const name = field.replace(/^details\./, '');
  if (name === 'bankCode' || name === 'bankName') return 'bank';
  return Object.hasOwn(blankValues, name) ? (name as keyof AccountValues) : null;
}

/** What is wrong with the form; with `details` false only what it is called and the password count. */
export function flawsOfAccount(values: AccountValues, details: boolean): Record<string, string | undefined> {
  const found = details ? flawsOf(payoutDetails, detailsOf(values)) : {};
  const placed = Object.fromEntries(
    Object.entries(found).flatMap(([field, message]) => {
      const place = placeOfField(field);
      return place ? [[place, message]] : [];
    }),
  );
  return { ...placed, ...(values.password === '' ? { password: 'field.password_required' } : {}) };
}
