import type { AssistantCheckoutState } from '@app/contract/assistants/assistant-checkout.machine';

/** What of a stored session says whether it can be gone on with. */
export type Takeable = {
  readonly state: AssistantCheckoutState;
  readonly expired: boolean;
  readonly quoted: boolean;
  readonly ordered: boolean;
};

/** Whether someone who has a link can still go on with it. */
export const isOpen = ({ state, expired }: Takeable): boolean => state === 'open' && !expired;
export const isTaken = ({ state, quoted, ordered }: Takeable): boolean =>
  state === 'handed_over' && (quoted || ordered);

/** What a session is to someone who opens its link. */
export function seenAs(
  session: Takeable & { readonly customerId: string | null },
  customerId: string | null,
): 'open' | 'mine' | 'taken' | 'over' {
  if (isOpen(session)) return 'open';
  if (!isTaken(session)) return 'over';
  return session.customerId === customerId ? 'mine' : 'taken';
}
