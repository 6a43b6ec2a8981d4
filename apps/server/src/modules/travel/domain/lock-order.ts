import { TRAVEL_KINDS, type TravelKind } from '@app/contract/travel/kinds';

const rank = (kind: TravelKind): number => TRAVEL_KINDS.indexOf(kind);

/**
 * Parts of a bundle in the one order in which what they need is held, taken and given back by everybody: by kind, then by what they
 * are of. What a bundle takes of its own kind's stock comes after all of its parts, when it is placed, ended and revived.
 */
export const inLockOrder = <T extends { readonly kind: TravelKind; readonly subjectId: string }>(
  parts: readonly T[],
): T[] => [...parts].sort((a, b) => rank(a.kind) - rank(b.kind) || (a.subjectId < b.subjectId ? -1 : 1));
