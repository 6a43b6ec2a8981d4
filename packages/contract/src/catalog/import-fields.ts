/** What a column of an imported table can fill. One row is one variant; rows of one product number are one product. */
export const IMPORT_FIELDS = [
  'sku',
  'number',
  'name',
  'nameZh',
  'nameEs',
  'namePt',
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
  'tags',
  'cover',
  'online',
  'popular',
  'recommended',
  'sortWeight',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Fields that are numbers: what their columns mean depends on how numbers are written in them. */
export const NUMBER_FIELDS: ReadonlySet<ImportField> = new Set([
  'price',
  'listPrice',
  'cost',
  'points',
  'stock',
  'weight',
  'limit',
  'sortWeight',
]);

/** Fields that are amounts of USD. */
export const MONEY_FIELDS: ReadonlySet<ImportField> = new Set(['price', 'listPrice', 'cost']);

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
  'other',
] as const;
export type ImportFlaw = (typeof IMPORT_FLAWS)[number];

export const IMPORT_STATES = ['mapping', 'checking', 'checked', 'importing', 'done'] as const;
export const IMPORT_ROW_STATES = ['waiting', 'valid', 'failed', 'imported'] as const;
