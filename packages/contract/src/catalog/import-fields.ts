/** What a column of an imported table can fill. One row is one variant; rows of one product number are one product. */
export const IMPORT_FIELDS = [
  'sku',
  'number',
  'name',
  'nameZh',
  'nameEs',
  'namePt',
  'brand',
  'category',
  'type',
  'price',
  'listPrice',
  'cost',
  'points',
  'stock',
  'weight',
  'limit',
  'spec1',
  'value1',
  'spec2',
  'value2',
  'spec3',
  'value3',
  'description',
  'descriptionZh',
  'descriptionEs',
  'descriptionPt',
  'detail',
  'detailZh',
  'detailEs',
  'detailPt',
  'tags',
  'cover',
  'pictures',
  'detailPictures',
  'variantPicture',
  'online',
  'popular',
  'recommended',
  'sortWeight',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** The programs whose product files are read as they are; `own` is any other table, read by its columns alone. */
export const IMPORT_DIALECTS = ['own', 'shopify', 'woocommerce', 'etsy', 'google'] as const;
export type ImportDialect = (typeof IMPORT_DIALECTS)[number];

/** What only the files of other programs say, from which fields are made: whether goods are counted, a parent, dates of a sale. */
const SOURCE_FIELDS = [
  'sourceId',
  'kind',
  'parent',
  'status',
  'visibility',
  'giftCard',
  'categoryElse',
  'currency',
  'salePrice',
  'saleFrom',
  'saleTo',
  'saleDates',
  'tracked',
  'sellsOn',
  'inStock',
] as const;
export type SourceField = (typeof SOURCE_FIELDS)[number];

/** The source fields that a dialect reads. */
export const DIALECT_FIELDS: Readonly<Record<ImportDialect, readonly SourceField[]>> = {
  own: [],
  shopify: ['status', 'giftCard', 'categoryElse', 'tracked', 'sellsOn'],
  woocommerce: ['sourceId', 'kind', 'parent', 'visibility', 'salePrice', 'saleFrom', 'saleTo', 'inStock', 'sellsOn'],
  etsy: ['currency'],
  google: ['categoryElse', 'salePrice', 'saleDates', 'inStock'],
};

/** What a column of a file can fill. */
export const COLUMN_FIELDS = [...IMPORT_FIELDS, ...SOURCE_FIELDS] as const;
export type ColumnField = (typeof COLUMN_FIELDS)[number];

/** Fields that several columns may fill together. */
export const SHARED_FIELDS: ReadonlySet<ColumnField> = new Set(['pictures', 'detailPictures']);

/** Fields that are numbers: what their columns mean depends on how numbers are written in them. */
export const NUMBER_FIELDS: ReadonlySet<ColumnField> = new Set([
  'price',
  'listPrice',
  'salePrice',
  'cost',
  'points',
  'stock',
  'weight',
  'limit',
  'sortWeight',
]);

/** Fields that are amounts, of USD unless the import says another currency. */
export const MONEY_FIELDS: ReadonlySet<ColumnField> = new Set(['price', 'listPrice', 'salePrice', 'cost']);

/** Why a cell, or a whole row (`column` null), cannot be taken. Each is a text of the back office. */
export const IMPORT_FLAWS = [
  'required',
  'too_long',
  'sku_form',
  'sku_twice',
  'sku_elsewhere',
  'whole_number',
  'amount',
  'too_small',
  'too_big',
  'unknown_category',
  'unclear_category',
  'unknown_type',
  'yes_or_no',
  'cover_form',
  'no_cover',
  'spec_differs',
  'spec_pair',
  'combination_twice',
  'list_price_low',
  'points_needed',
  'too_many_variants',
  'too_many_values',
  'sibling',
  'cell_error',
  'formula_empty',
  'number_inexact',
  'garbled',
  'gift_card',
  'kind_left',
  'parent_missing',
  'currency_differs',
  'rows_differ',
  'spec_twice',
  'other',
] as const;
export type ImportFlaw = (typeof IMPORT_FLAWS)[number];

/** What the check says of a row that can be taken: what is made of it that the file does not say itself, or is left behind. */
export const IMPORT_NOTES = [
  'new_category',
  'category_cut',
  'other_categories',
  'text_cut',
  'text_cleaned',
  'tags_cut',
  'pictures_cut',
  'sku_made',
  'not_counted',
  'stock_negative',
  'stock_kept',
  'sells_on',
  'sale_dated',
  'list_price_left',
  'attributes_left',
  'one_for_all',
  'not_delivered',
  'hidden',
  'not_listed',
] as const;
export type ImportNote = (typeof IMPORT_NOTES)[number];

/** What an import does with a product. */
export const IMPORT_OUTCOMES = ['created', 'updated', 'unchanged'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** Why a picture could not be fetched from its address. */
export const PICTURE_FLAWS = [
  'address',
  'unreachable',
  'status',
  'too_large',
  'kind',
  'unreadable',
  'too_many',
] as const;
export type PictureFlaw = (typeof PICTURE_FLAWS)[number];
export const PICTURE_STATES = ['waiting', 'fetched', 'failed'] as const;

export const IMPORT_STATES = ['mapping', 'checking', 'checked', 'importing', 'done'] as const;
export const IMPORT_ROW_STATES = ['waiting', 'valid', 'failed', 'imported'] as const;
