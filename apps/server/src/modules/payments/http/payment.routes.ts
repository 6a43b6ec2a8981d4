import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { shapes } from '@app/contract/payments/schemas';
import { bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { listChannels, readChannel } from '../usecases/channels.ts';
import { findPayment, statusOf } from '../usecases/find-payment.ts';
import { pay } from '../usecases/pay.ts';
import { showCashier } from '../usecases/show-cashier.ts';

/** Binds the calls of the storefront to the use cases of payments. */
export const paymentRoutes = (platform: Platform) =>
  bindEndpoints(paymentEndpoints, shapes, {
    paymentChannels: ({ query, lang, currency }) => listChannels(platform, query.purpose, { lang, currency }),
    channelInfo: ({ query, lang, currency }) => readChannel(platform, query.id, { lang, currency }),
    cashier: ({ query, maybeCustomer, lang, currency }) =>
      showCashier(platform, { ...query, customerId: maybeCustomer?.id ?? null, lang, currency }),
    pay: ({ tx, body, maybeCustomer, lang }) =>
      pay(platform, tx, { ...body, customerId: maybeCustomer?.id ?? null, lang }),
    payStatus: async ({ query, maybeCustomer }) => {
      const payment = await findPayment(platform.db, query, maybeCustomer?.id ?? null);
      return statusOf(payment);
    },
  });
