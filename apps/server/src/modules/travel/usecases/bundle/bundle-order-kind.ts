import { routes } from '@app/contract/core/routes';
import type { AnyOrder } from '@app/contract/orders/schemas';
import { type BundleKind, bundleKind, payableOfBundle } from '@app/contract/travel/bundle-kinds';
import type { Platform } from '../../../../platform/slice.ts';
import type { OrderKind } from '../../../orders/public.ts';
import { type BesidePayment, besidePayments, NOTHING_BESIDE } from '../../../payments/public.ts';
import { toPrice } from '../../../pricing/public.ts';
import { countBundleStates, customerBundles, type ListedBundle } from '../../db/bundle-list.repo.ts';
import { bundleQuestionsOf } from '../../db/provider-change.repo.ts';
import { frozenCurrency } from '../../domain/travel-row.ts';
import { groupCounts, groupStates, waitsFor } from '../travel-order-kind.ts';
import { bundleOf } from './bundle-vertical.ts';

type Listed = BesidePayment & {
  readonly row: ListedBundle;
  readonly lang: string;
  readonly answerBy: Date | null;
};

function bookedFor(platform: Platform, kind: BundleKind, listed: Listed): AnyOrder['booked'] {
  const { row, lang, group, proofWaits, answerBy } = listed;
  const path = `${routes[bundleKind(kind).cashierRoute].path}?payment=${row.paymentId}`;
  return {
    subtitle: platform.translate(lang, 'travel.bundle.parts', { count: row.parts }),
    from: row.from,
    to: row.to,
    waitsFor: answerBy ? 'customer' : waitsFor[row.state],
    answerBy: answerBy?.toISOString() ?? null,
    pay: row.state === 'pending_payment' ? { path, until: row.expiresAt?.toISOString() ?? null } : null,
    group,
    proofWaits,
  };
}

/** Bundles of one kind, as the list of all orders shows them: one card each, which stands for all of its orders. */
export const bundleOrderKind = (kind: BundleKind): OrderKind => ({
  kind,
  payable: payableOfBundle(kind),
  title: `travel.kind.${kind}`,
  list: async (platform, { customerId, lang, group, words, ids, after, limit }) => {
    const bundle = bundleOf(platform, kind);
    const found = await customerBundles(platform.db, {
      customerId,
      kind,
      states: groupStates[group],
      asked: group === 'asked',
      named: { words, in: bundle.namedIn },
      ids,
      after: after && { at: after.createdAt, id: after.id },
      limit,
    });
    const unpaid = found.filter(({ state }) => state === 'pending_payment');
    const beside = await besidePayments(
      platform.db,
      unpaid.map(({ paymentId }) => paymentId),
    );
    const questions = await bundleQuestionsOf(
      platform.db,
      found.map(({ id }) => id),
    );
    return found.map((row) => {
      const { title, cover } = bundle.describe(row.snapshot, lang);
      return {
        place: { createdAt: row.place.at, id: row.id },
        order: {
          kind,
          id: row.id,
          number: row.number,
          title,
          cover,
          stateText: platform.translate(lang, `travel.state.${row.state}`),
          payable: toPrice(row.payableUsd, frozenCurrency(row)),
          createdAt: row.createdAt.toISOString(),
          details: `${bundleKind(kind).orderPath}?id=${row.id}`,
          goods: null,
          booked: bookedFor(platform, kind, {
            row,
            lang,
            ...(beside.get(row.paymentId) ?? NOTHING_BESIDE),
            answerBy: questions.get(row.id) ?? null,
          }),
        },
      };
    });
  },
  counts: async (platform, customerId) => groupCounts(await countBundleStates(platform.db, { customerId, kind })),
});
