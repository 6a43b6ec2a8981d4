import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { count, id, nothing, optionalParagraphs } from '../core/validation.ts';
import { bundleCancelPreview, bundleDetail, bundleQuote } from './bundle-views.ts';
import { accessKey } from './schemas.ts';

export const shapes = {
  readBundleQuote: { query: z.object({ id }), answer: bundleQuote },
  reviseBundleQuote: { body: z.strictObject({ quoteId: id, usePoints: z.boolean() }), answer: bundleQuote },
  bundleDetails: { query: z.object({ id, key: accessKey }), answer: bundleDetail },
  bundleCancelPreview: { query: z.object({ id }), answer: bundleCancelPreview },
  cancelBundle: {
    body: z.strictObject({
      bundleId: id,
      reason: optionalParagraphs(limits.orderNote).optional().default(''),
      /** As the preview gave it; left out for an unpaid one. */
      refundUsd: count.optional(),
    }),
    answer: bundleDetail,
  },
  deleteBundle: { body: z.strictObject({ bundleId: id }), answer: nothing },
};
