export { countRating, rateProduct } from './core/usecases/rate-product.ts';
