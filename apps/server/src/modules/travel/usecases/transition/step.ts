import type { GuestInput } from '@app/contract/travel/person-schemas';
import type { TravelOrderEvent, TravelOrderState, travelOrderMachine } from '@app/contract/travel/travel-order.machine';
import type { Actor } from '@app/kernel/machine';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import type { CommentWords } from '../../db/comment.repo.ts';
import type { TravelPatch, TravelRow } from '../../domain/travel-row.ts';
import type { TravelVertical } from '../travel-vertical.ts';

type Rule = (typeof travelOrderMachine)['transitions'][number];
export type GuardName = NonNullable<Rule['guard']>;
export type EffectName = NonNullable<Rule['effects']>[number];

/** Money in USD cents, points, and what the points were worth. */
export type PartRefund = {
  readonly pieces: number;
  readonly refundUsd: number;
  readonly points: number;
  readonly pointsValueUsd: number;
};

/** What comes with an event; each is needed by one effect or guard. */
export type TravelInput = {
  readonly payableUsd?: number;
  readonly references?: readonly string[];
  readonly voucherCode?: string;
  /** Money to give back, as the customer was shown or staff decided; by the policy when left out. */
  readonly refundUsd?: number;
  /** What goes back of an order that lives on. */
  readonly part?: PartRefund;
  /** Cancelled together with the other core parts of its bundle. */
  readonly together?: true;
  /** Nothing was used of what is sold in pieces: all of it may go back. */
  readonly unused?: true;
  readonly guests?: readonly GuestInput[];
  /** The change of dates that is made. */
  readonly changeId?: string;
  /** What is left of an order of which some of the guests have their own. */
  readonly rest?: TravelPatch;
  /** The change by the provider that is answered with it. */
  readonly providerChangeId?: string;
  readonly comment?: CommentWords;
};

/** One firing of an event on a locked order. */
export type Step = {
  readonly platform: Platform;
  readonly tx: Tx;
  readonly order: TravelRow;
  /** The vertical of the order's kind. */
  readonly vertical: TravelVertical;
  readonly event: TravelOrderEvent;
  readonly to: TravelOrderState;
  readonly by: { readonly actor: Actor; readonly actorId: string | null; readonly name: string };
  readonly note: string;
  readonly input: TravelInput;
  /** It is taken by several orders of a bundle at once: units of deals, and what the bundle has of its own, are moved after all of them. */
  readonly among: boolean;
};

/** Returns whether the event may happen, or refuses with a reason of its own. */
export type Guard = (step: Step) => Promise<boolean>;
/** Does one thing that belongs to the event, in its transaction; returns columns of the order to change with it. */
export type Effect = (step: Step) => Promise<TravelPatch>;
