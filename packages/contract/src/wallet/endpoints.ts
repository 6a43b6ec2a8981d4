import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const walletEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  wallet: {
    method: 'GET',
    kept: true,
    path: '/user/wallet',
    access: 'customer',
    quiet: true,
    summary: 'Balance, held money, points, this month in and out, what is under way, and the latest records',
  },
  moneyLog: {
    method: 'GET',
    kept: true,
    path: '/user/money_log',
    access: 'customer',
    quiet: true,
    summary: 'Balance records, of money or of points, with the totals of their months',
  },
  transferRecipient: {
    method: 'GET',
    path: '/user/transfer_recipient',
    access: 'customer',
    quiet: true,
    errors: ['transfer.recipient_unknown', 'transfer.to_self'],
    summary: 'Who an e-mail or invite code belongs to, masked, for the sender to confirm',
  },
  transferMoney: {
    method: 'POST',
    path: '/user/transfer_money',
    access: 'customer',
    idempotent: true,
    changesWallet: true,
    errors: [
      'account.wrong_password',
      'transfer.recipient_unknown',
      'transfer.recipient_changed',
      'transfer.to_self',
      'wallet.insufficient_balance',
    ],
    summary: 'Send money to another customer',
  },
  transferDetails: {
    method: 'GET',
    path: '/user/transfer',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'One transfer, sent or received',
  },
  statementMonths: {
    method: 'GET',
    path: '/user/statement_months',
    access: 'customer',
    quiet: true,
    summary: 'Months with movements, newest first',
  },
  statement: {
    method: 'GET',
    path: '/user/statement',
    access: 'customer',
    errors: ['record.not_found', 'statement.too_long'],
    summary: 'The statement of a month as a PDF or CSV file',
  },
});
