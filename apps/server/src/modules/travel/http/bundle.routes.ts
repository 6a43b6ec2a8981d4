import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { shapes } from '@app/contract/travel/bundle-schemas';
import { inTransaction } from '../../../platform/db/connect.ts';
import { type BoundEndpoint, bindEndpoints, type CallContext } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readBundleQuote, reviseBundleQuote } from '../usecases/bundle/bundle-quote.ts';
import { bundleDetail } from '../usecases/bundle/bundle-views.ts';
import { cancelBundle, deleteBundle, previewBundleCancel } from '../usecases/bundle/cancel-bundle.ts';

const readerOf = (call: CallContext) => ({ customerId: call.customer.id, lang: call.lang, currency: call.currency });

/** The storefront's calls of orders that were booked as one. */
export const bundleRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(bundleEndpoints, shapes, {
    readBundleQuote: (call) => readBundleQuote(platform, { ...readerOf(call), quoteId: call.query.id }),
    reviseBundleQuote: (call) => reviseBundleQuote(platform, { ...readerOf(call), ...call.body }),
    bundleDetails: (call) =>
      bundleDetail(platform, platform.db, {
        bundleId: call.query.id,
        key: call.query.key,
        customerId: call.maybeCustomer?.id ?? null,
        lang: call.lang,
      }),
    bundleCancelPreview: (call) => previewBundleCancel(platform, { ...readerOf(call), bundleId: call.query.id }),
    cancelBundle: (call) => cancelBundle(platform, call.tx, { customer: call.customer, lang: call.lang, ...call.body }),
    deleteBundle: async (call) => {
      await inTransaction(platform.db, (tx) => deleteBundle(tx, { customer: call.customer, ...call.body }));
      return null;
    },
  });
