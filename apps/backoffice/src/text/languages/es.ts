import type { Bundles } from '../bundles';

export default import.meta.glob<Bundles[string]>(
  [
    '../../../../../packages/contract/src/**/staff-messages/es.ts',
    '../../../../../packages/contract/src/core/shared-messages/es.ts',
    '../../../../../packages/contract/src/accounts/shared-messages/es.ts',
  ],
  { eager: true },
);
