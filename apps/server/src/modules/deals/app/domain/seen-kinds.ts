import type { PermissionKey } from '@app/contract/core/permissions';
import { DEAL_KINDS, type DealKind } from '@app/contract/deals/deal-facts';

/** The right by which deals of a kind are seen. */
const rightOf = (kind: DealKind): PermissionKey =>
  kind === 'product' ? 'trade.deals.view' : 'trade.travel_deals.view';

/** The kinds whose deals somebody may see, by the permissions they hold. */
export const kindsSeenWith = (held: ReadonlySet<PermissionKey>): DealKind[] =>
  DEAL_KINDS.filter((kind) => held.has(rightOf(kind)));
