export { categoriesAs, productsAs, variantsAs } from './core/db/readable.ts';
export { countRating, rateProduct } from './core/usecases/rate-product.ts';
