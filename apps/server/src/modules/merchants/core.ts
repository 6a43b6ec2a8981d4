export { inMerchantScope, isInMerchantScope } from './core/scope.ts';
