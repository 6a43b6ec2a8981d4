import type { Mark } from '@app/contract/settings/identity/marks';

/** How the demo brand presents itself. A shop without demo data says all this of itself. */
export const demoIdentity: { readonly name: string; readonly mark: Mark } = { name: 'Avela', mark: 'sails' };
export const demoSupport = 'support@avela.example';
export const demoReturns = {
  name: 'Avela returns',
  tel: '+1 202-555-0175',
  address: '48 Harbor Street, Portland, OR 97201, US',
} as const;
