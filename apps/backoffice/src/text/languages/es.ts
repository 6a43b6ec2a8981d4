import type { Bundles } from '../bundles';

export default import.meta.glob<Bundles[string]>(
  [
    '../../../../../packages/contract/src/**/staff-messages/es.ts',
    '../../../../../packages/contract/src/core/messages/es.ts',
    '../../../../../packages/contract/src/accounts/messages/es.ts',
  ],
  { eager: true },
);
