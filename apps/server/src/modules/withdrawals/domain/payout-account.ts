import { createHash } from 'node:crypto';
import type { PayoutDetails } from '@app/contract/withdrawals/payout-details';
import type { MaskedAccount } from '@app/contract/withdrawals/schemas';

const END = 4;
const START = 6;
const ended = (number: string): string => `**** ${number.slice(-END)}`;

/** What may be shown of a payout account. */
export function masked(details: PayoutDetails): MaskedAccount {
  const { kind } = details;
  switch (kind) {
    case 'bank_card':
      return { kind, masked: ended(details.number), bank: details.bankCode, network: null };
    case 'bank_account':
      return { kind, masked: ended(details.account), bank: details.bankName, network: null };
    case 'crypto': {
      const { address, network } = details;
      return { kind, masked: `${address.slice(0, START)}…${address.slice(-END)}`, bank: '', network };
    }
  }
}

/** What is left to be shown once the person is gone. */
export const nameless = (shown: MaskedAccount): MaskedAccount => ({ ...shown, masked: '', bank: '' });

/** Where money goes: of a bank account its number, of an address also the network. Case counts only where it does. */
function destination(details: PayoutDetails): string {
  switch (details.kind) {
    case 'bank_card':
      return `card ${details.number}`;
    case 'bank_account':
      return `account ${details.account} ${details.swift}`;
    case 'crypto':
      return `${details.network} ${details.address}`;
  }
}

/** The same for two accounts exactly when money would go to the same place. */
export const markOf = (details: PayoutDetails): Buffer => createHash('sha256').update(destination(details)).digest();
