import type { Bundles } from '../bundles';

export default import.meta.glob<Bundles[string]>(
  [
    '../../../../../packages/contract/src/**/staff-messages/pt.ts',
    '../../../../../packages/contract/src/core/shared-messages/pt.ts',
    '../../../../../packages/contract/src/accounts/shared-messages/pt.ts',
  ],
  { eager: true },
);
