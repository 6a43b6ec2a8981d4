import type { TextKey } from '@app/client/i18n';
import { useEffect, useState } from 'react';
import { useUser } from '../../../shell/session.ts';
import { forgetTabDraft, keepTabDraft, readTabDraft } from '../../../widgets/tab-draft.ts';
import type { Draft } from './review-card.tsx';

export const BLANK: Draft = { rating: 0, text: '', pictures: [], share: false, busy: false, failed: 0 };

type Drafts = Readonly<Record<string, Draft>>;
type StoredDrafts = { readonly userId: string; readonly drafts: Drafts };

/** What this person wrote of an order before, by line; nothing that is another's. What was on its way then is not. */
export function readReviewDrafts(kept: unknown, userId: string | undefined): Drafts {
  const { userId: owner, drafts } = (kept ?? {}) as Partial<StoredDrafts>;
  if (owner === undefined || owner !== userId) return {};
  const sound = Object.entries(drafts ?? {}).map(([line, draft]) => [
    line,
    { ...BLANK, ...draft, busy: false, failed: 0 },
  ]);
  return Object.fromEntries(sound);
}

/** Whether something would be lost by leaving. */
export const isWritten = (drafts: Drafts): boolean =>
  Object.values(drafts).some((one) => one.rating > 0 || one.text !== '' || one.pictures.length > 0);

/** What is still to be done before reviews can be published; null when they can. */
export function hindranceOf(drafts: readonly Draft[]): TextKey | null {
  if (drafts.some((one) => one.busy)) return 'orders.review_wait';
  return drafts.some((one) => one.rating === 0) ? 'orders.review_rate_first' : null;
}

/** The reviews of an order as they are written; a reload of the tab loses nothing until they are sent or given up. */
export function useReviewDrafts(orderId: string) {
  const userId = useUser()?.id;
  const key = `review-draft:${orderId}`;
  const [drafts, setDrafts] = useState<Drafts>(() => readReviewDrafts(readTabDraft(key), userId));
  useEffect(() => {
    if (userId && Object.keys(drafts).length > 0) keepTabDraft(key, { userId, drafts } satisfies StoredDrafts);
  }, [drafts, key, userId]);
  return {
    drafts,
    change: (lineId: string, patch: Partial<Draft>) =>
      setDrafts((all) => ({ ...all, [lineId]: { ...BLANK, ...all[lineId], ...patch } })),
    forget: () => forgetTabDraft(key),
  };
}
