export { kindOfPayable } from './domain/kind-of-payable.ts';
