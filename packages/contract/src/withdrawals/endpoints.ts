import { defineEndpoints } from '../core/endpoint.ts';
import type { ErrorKey } from '../core/error-catalogue.ts';
import type { shapes } from './schemas.ts';

const guarded: readonly ErrorKey[] = ['account.wrong_password', 'payout_account.taken'];

export const withdrawalEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  withdrawalOptions: {
    method: 'GET',
    path: '/withdrawal/options',
    access: 'customer',
    quiet: true,
    summary: 'What can be withdrawn, by which channels, and to which payout accounts',
  },
  withdrawalQuote: {
    method: 'GET',
    path: '/withdrawal/quote',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found', 'payment.channel_closed'],
    summary: 'The fee of a withdrawal and what arrives',
  },
  withdraw: {
    method: 'POST',
    path: '/withdrawal',
    access: 'customer',
    idempotent: true,
    changesWallet: true,
    errors: [
      'record.not_found',
      'payment.channel_closed',
      'account.wrong_password',
      'wallet.insufficient_balance',
      'withdrawal.email_unverified',
      'withdrawal.account_resting',
      'payout_account.too_many',
      'payout_account.taken',
    ],
    summary: 'Ask to have money of the wallet paid out; amount and fee are held',
  },
  withdrawalList: {
    method: 'GET',
    path: '/withdrawal/list',
    access: 'customer',
    quiet: true,
    summary: 'Withdrawals, newest first',
  },
  withdrawalDetail: {
    method: 'GET',
    path: '/withdrawal/detail',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'One withdrawal with its timeline',
  },
  cancelWithdrawal: {
    method: 'POST',
    path: '/withdrawal/cancel',
    access: 'customer',
    idempotent: true,
    changesWallet: true,
    errors: ['record.not_found', 'record.stale', 'withdrawal.not_allowed'],
    summary: 'Take back a request that nobody has reviewed yet; the money is free again',
  },
  withdrawalProof: {
    method: 'GET',
    path: '/withdrawal/proof',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'A picture that proves the payment of an own withdrawal',
  },
  payoutAccounts: {
    method: 'GET',
    path: '/user/payout_accounts',
    access: 'customer',
    quiet: true,
    summary: 'Own payout accounts, masked',
  },
  addPayoutAccount: {
    method: 'POST',
    path: '/user/payout_account',
    access: 'customer',
    errors: [...guarded, 'payout_account.too_many'],
    summary: 'Save a payout account; the owner is told by mail',
  },
  changePayoutAccount: {
    method: 'POST',
    path: '/user/payout_account/change',
    access: 'customer',
    errors: [...guarded, 'record.not_found', 'record.stale'],
    summary: 'Change a payout account; the owner is told by mail',
  },
  removePayoutAccount: {
    method: 'POST',
    path: '/user/payout_account/remove',
    access: 'customer',
    errors: ['account.wrong_password', 'record.not_found'],
    summary: 'Remove a payout account; the owner is told by mail',
  },
});
