import type { Bundles } from '../bundles';

export default import.meta.glob<Bundles[string]>(
  [
    '../../../../../packages/contract/src/**/staff-messages/zh-cn.ts',
    '../../../../../packages/contract/src/core/shared-messages/zh-cn.ts',
    '../../../../../packages/contract/src/accounts/shared-messages/zh-cn.ts',
  ],
  { eager: true },
);
