export { removeBought, selectedItems } from './db/cart.repo.ts';
export { checkAmount } from './domain/check-amount.ts';
export { judgeLines } from './domain/line-states.ts';
export { type AddItemsResult, addItems } from './usecases/add-items.ts';
export { cartCount } from './usecases/cart-count.ts';
export { forSale, pricedItem } from './usecases/for-sale.ts';
export { pricePolicy } from './usecases/price-policy.ts';
