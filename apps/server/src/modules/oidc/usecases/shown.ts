import type { OidcLink, OidcProvider } from '@app/contract/oidc/staff-schemas';
import type { LinkRow } from '../db/link.repo.ts';
import type { ProviderRow } from '../db/provider.repo.ts';

/** A link as calls answer it. */
export const shownLink = ({ staffId: _, createdAt, lastUsedAt, ...row }: LinkRow): OidcLink => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** A provider as calls answer it. */
export const shownProvider = ({ createdAt, ...row }: ProviderRow): OidcProvider => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
