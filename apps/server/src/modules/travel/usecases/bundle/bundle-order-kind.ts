import { routes } from '@app/contract/core/routes';
import type { AnyOrder } from '@app/contract/orders/schemas';
import { type BundleKind, bundleKind, payableOfBundle } from '@app/contract/travel/bundle-kinds';
import type { Platform } from '../../../../platform/slice.ts';
import type { OrderKind } from '../../../orders/public.ts';
import { type BesidePayment, besidePayments, NOTHING_BESIDE } from '../../../payments/public.ts';
import { toPrice } from '../../../pricing/public.ts';
import { countBundleStates, customerBundles, type ListedBundle } from '../../db/bundle-list.repo.ts';
import { type UnpaidChange, unpaidBundleChangesOf } from '../../db/change.repo.ts';
import { bundleQuestionsOf } from '../../db/provider-change.repo.ts';
import { frozenCurrency } from '../../domain/travel-row.ts';
import { type ChangeToPay, changeToPay, groupCounts, listedGroup, waitsFor } from '../travel-order-kind.ts';
import { bundleOf } from './bundle-vertical.ts';

type Listed = BesidePayment & {
  readonly row: ListedBundle;
  readonly lang: string;
  readonly answerBy: Date | null;
  readonly change: ChangeToPay | null;
};

function bookedFor(platform: Platform, kind: BundleKind, listed: Listed): AnyOrder['booked'] {
  const { row, lang, group, proofWaits, answerBy, change } = listed;
  const path = `${routes[bundleKind(kind).cashierRoute].path}?payment=${row.paymentId}`;
  return {
    subtitle: platform.translate(lang, 'travel.bundle.parts', { count: row.parts }),
    from: row.from,
    to: row.to,
    waitsFor: answerBy || change ? 'customer' : waitsFor[row.state],
    answerBy: answerBy?.toISOString() ?? null,
    pay: row.state === 'pending_payment' ? { path, until: row.expiresAt?.toISOString() ?? null, change: null } : change,
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
      ...listedGroup(group),
      named: { words, in: bundle.namedIn },
      ids,
      after: after && { at: after.createdAt, id: after.id },
      limit,
    });
    const bundleIds = found.map(({ id }) => id);
    const changes = new Map<string, UnpaidChange>();
    for (const one of await unpaidBundleChangesOf(platform.db, bundleIds))
      if (!changes.has(one.bundleId)) changes.set(one.bundleId, one);
    const paidBy = (row: ListedBundle): string => changes.get(row.id)?.paymentId ?? row.paymentId;
    const beside = await besidePayments(
      platform.db,
      found.filter(({ id, state }) => state === 'pending_payment' || changes.has(id)).map(paidBy),
    );
    const questions = await bundleQuestionsOf(platform.db, bundleIds);
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
            ...(beside.get(paidBy(row)) ?? NOTHING_BESIDE),
            change: changeToPay(changes.get(row.id), frozenCurrency(row)),
            answerBy: questions.get(row.id) ?? null,
          }),
        },
      };
    });
  },
  counts: async (platform, customerId) => groupCounts(await countBundleStates(platform.db, { customerId, kind })),
});
