import { walletEndpoints } from '@app/contract/wallet/endpoints';
import { shapes } from '@app/contract/wallet/schemas';
import { bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { showRecipient } from '../usecases/customer/find-recipient.ts';
import { listRecords } from '../usecases/customer/list-records.ts';
import { showWallet } from '../usecases/customer/show-wallet.ts';
import { listStatementMonths, writeStatement } from '../usecases/customer/statement/write-statement.ts';
import { allowTransfer, readTransferOf, transferMoney } from '../usecases/customer/transfer-money.ts';

/** Binds the calls of the storefront to the use cases of the wallet. */
export const walletRoutes = (platform: Platform) =>
  bindEndpoints(walletEndpoints, shapes, {
    wallet: ({ customer, lang, currency }) => showWallet(platform, { customerId: customer.id, lang, currency }),
    moneyLog: ({ query, customer, lang, currency }) =>
      listRecords(platform, { ...query, cursor: query.cursor, customerId: customer.id, lang, currency }),
    transferRecipient: ({ query, customer, currency }) =>
      showRecipient(platform, { customerId: customer.id, to: query.to, currency }),
    transferMoney: {
      ahead: ({ body, customer }) => allowTransfer(platform, { customerId: customer.id, password: body.password }),
      handle: ({ tx, body, customer, currency }) =>
        transferMoney(platform, tx, { ...body, customerId: customer.id, currency }),
    },
    transferDetails: ({ query, customer, currency }) =>
      readTransferOf(platform, { customerId: customer.id, id: query.id, currency }),
    statementMonths: ({ query, customer, currency }) =>
      listStatementMonths(platform, { customerId: customer.id, unit: query.unit, currency }),
    statement: ({ query, customer, lang }) => writeStatement(platform, { ...query, customerId: customer.id, lang }),
  });
