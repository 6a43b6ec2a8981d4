import type { Bundles } from '../bundles';

export default import.meta.glob<Bundles[string]>(
  [
    '../../../../../packages/contract/src/**/staff-messages/en-US.ts',
    '../../../../../packages/contract/src/core/shared-messages/en-US.ts',
    '../../../../../packages/contract/src/accounts/shared-messages/en-US.ts',
  ],
  { eager: true },
);
