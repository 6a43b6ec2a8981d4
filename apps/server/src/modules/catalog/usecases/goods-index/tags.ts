/** Dropped when what many goods are found by has changed: the index in memory is made anew. */
export const GOODS_INDEX = 'goods-index';
/** Begins the tag that a change of one product drops. */
export const PRODUCT = 'product:';
