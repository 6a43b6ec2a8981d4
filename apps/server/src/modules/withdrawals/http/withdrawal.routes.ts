import { withdrawalEndpoints } from '@app/contract/withdrawals/endpoints';
import { shapes } from '@app/contract/withdrawals/schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readWithdrawal } from '../db/withdrawal.repo.ts';
import { cancelWithdrawal } from '../usecases/cancel-withdrawal.ts';
import { addAccount, changeAccount, listAccounts, removeAccount } from '../usecases/payout-accounts.ts';
import { listWithdrawals, readProof, showWithdrawal } from '../usecases/show-withdrawal.ts';
import { allowWithdrawal, quoteWithdrawal, showOptions, withdraw } from '../usecases/withdraw.ts';

/** Binds the calls of the storefront to the use cases of withdrawals. */
export const withdrawalRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(withdrawalEndpoints, shapes, {
    withdrawalOptions: ({ customer, lang, currency }) =>
      showOptions(platform, { customerId: customer.id, lang, currency }),
    withdrawalQuote: ({ query, customer, currency }) =>
      quoteWithdrawal(platform, { ...query, customerId: customer.id, currency }),
    withdraw: {
      ahead: ({ body, customer }) => allowWithdrawal(platform, { customerId: customer.id, password: body.password }),
      handle: ({ tx, body, customer, lang, currency }) => {
        const { password: _proved, ...wish } = body;
        return withdraw(platform, tx, { ...wish, customerId: customer.id, lang, currency });
      },
    },
    withdrawalList: ({ query, customer, lang, currency }) =>
      listWithdrawals(platform, { ...query, cursor: query.cursor, customerId: customer.id, lang, currency }),
    withdrawalDetail: ({ query, customer, lang, currency }) =>
      showWithdrawal(platform, { id: query.id, customerId: customer.id, lang, currency }),
    cancelWithdrawal: ({ tx, body, customer, lang, currency }) =>
      cancelWithdrawal(platform, tx, { ...body, customerId: customer.id, lang, currency }),
    withdrawalProof: async ({ query, customer }) =>
      readProof(platform, await readWithdrawal(platform.db, query.id, customer.id), query.place),
    payoutAccounts: ({ customer }) => listAccounts(platform, customer.id),
    addPayoutAccount: ({ body, customer }) => addAccount(platform, { ...body, customerId: customer.id }),
    changePayoutAccount: ({ body, customer }) => changeAccount(platform, { ...body, customerId: customer.id }),
    removePayoutAccount: ({ body, customer }) => removeAccount(platform, { ...body, customerId: customer.id }),
  });
