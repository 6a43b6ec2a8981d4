/** The one cashier, at this address. */
export { default } from './cashier.screen.tsx';
