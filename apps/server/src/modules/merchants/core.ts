export { merchantsAs } from './core/db/readable.ts';
export { inMerchantScope, isInMerchantScope } from './core/scope.ts';
