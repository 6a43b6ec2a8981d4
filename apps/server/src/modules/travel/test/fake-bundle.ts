import { refuse } from '@app/contract/core/refuse';
import type { BundleVertical } from '../public.ts';

/** What the fake bundle is asked for: rooms of the fake vertical for the same nights. */
export type FakeTrip = {
  readonly rooms: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly offBp: number;
  readonly core: readonly string[];
  /** Not sold any more. */
  readonly gone?: boolean;
};

/** A trip over rooms of the fake vertical, in the place of combos of tours. */
export const fakeBundle: BundleVertical = {
  kind: 'tourcombo',
  compose: async (_db, { request }) => {
    const { rooms, from, to, offBp, core, gone } = request as FakeTrip;
    const [subjectId] = rooms;
    if (!subjectId || gone) return refuse('record.not_found');
    return {
      subjectId,
      snapshot: { title: { 'en-US': 'Along the sea', 'zh-cn': '海边之旅' }, subjectId },
      offBp,
      parts: rooms.map((roomId) => ({
        slot: roomId,
        kind: 'hotel',
        request: { roomId, from, to },
        core: core.includes(roomId),
      })),
    };
  },
  describe: (snapshot, lang) => {
    const title = snapshot.title as Record<string, string>;
    return { id: snapshot.subjectId as string, title: title[lang] ?? title['en-US'] ?? '', cover: null };
  },
  namedIn: ['title'],
};
