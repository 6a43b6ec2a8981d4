export { creditOrderRebate, takeRebateBack } from './core/usecases/credit-rebate.ts';
