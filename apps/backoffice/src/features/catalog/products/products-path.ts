/** Where the list is; the form, the stock dialog and the inventory log open below it. */
export const PRODUCTS_PATH = '/catalog/products';
