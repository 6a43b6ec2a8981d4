import { limits } from '@app/contract/core/limits';
import type { TextKey } from '../../../text/text-key';
import { categoryChoices } from '../../../ui/category-choices';
import { defineForm, type Field } from '../../../ui/form/define-form';
import { hasTwins, type ProductDraft } from './product-draft';
import { SpecsField } from './specs-field';
import { TagsField } from './tags-field';
import { typeChoices } from './type-choices';
import { uploadForProduct } from './upload-for-product';
import { VariantsField } from './variants-field';

const DETAIL_IMAGES_MAX = 20;

/** A typed number that is none stands as NaN until it is put right. */
const wrongNumber = (variants: ProductDraft['variants']): TextKey | null => {
  const wrong = variants.some((variant) =>
    [variant.priceUsd, variant.costUsd, variant.stock, variant.weightGrams].some(
      (value) => value === null || Number.isNaN(value),
    ),
  );
  const odd = variants.some(({ listPriceUsd, points }) => Number.isNaN(listPriceUsd) || Number.isNaN(points));
  if (wrong || odd) return 'catalog.variant_numbers';
  return variants.some((variant) => variant.sku === '') ? 'catalog.sku_needed' : null;
};

const section = defineForm<ProductDraft>();
type Section = { key: string; title: TextKey; fields: Field<ProductDraft>[] };

/** The product's form in sections, in the order one fills them. */
export const productSections: Section[] = [
  {
    key: 'basics',
    title: 'catalog.section.basics',
    fields: section([
      { name: 'name', kind: 'localized', label: 'catalog.name', max: limits.productName, required: true },
      {
        name: 'categoryId',
        kind: 'tree-select',
        label: 'catalog.category',
        choices: categoryChoices,
        required: true,
        half: true,
      },
      { name: 'type', kind: 'select', label: 'catalog.type', choices: typeChoices, required: true, half: true },
      { name: 'brand', kind: 'text', label: 'catalog.brand', max: limits.brand, help: 'catalog.brand_help' },
      { name: 'description', kind: 'localized', label: 'catalog.description', max: 500, long: true },
    ]),
  },
  {
    key: 'media',
    title: 'catalog.section.media',
    fields: section([
      {
        name: 'cover',
        kind: 'image',
        label: 'catalog.cover',
        upload: uploadForProduct,
        required: true,
        help: 'catalog.cover_help',
      },
      {
        name: 'gallery',
        kind: 'gallery',
        label: 'catalog.gallery',
        max: limits.galleryItems,
        upload: uploadForProduct,
        help: 'catalog.gallery_help',
      },
      {
        name: 'detailImages',
        kind: 'images',
        label: 'catalog.detail_images',
        max: DETAIL_IMAGES_MAX,
        upload: uploadForProduct,
      },
    ]),
  },
  {
    key: 'variants',
    title: 'catalog.section.variants',
    fields: section([
      {
        name: 'specs',
        kind: 'own',
        label: 'catalog.specs',
        render: SpecsField,
        help: 'catalog.specs_help',
        check: (specs) => (hasTwins(specs) ? 'catalog.duplicate_value' : null),
      },
      {
        name: 'variants',
        kind: 'own',
        label: 'catalog.variants_title',
        render: VariantsField,
        help: 'catalog.variants_help',
        check: wrongNumber,
      },
    ]),
  },
  {
    key: 'detail',
    title: 'catalog.section.detail',
    fields: section([
      { name: 'detail', kind: 'rich-text', label: 'catalog.detail' },
      { name: 'tags', kind: 'own', label: 'catalog.tags', render: TagsField },
    ]),
  },
  {
    key: 'sale',
    title: 'catalog.section.sale',
    fields: section([
      { name: 'online', kind: 'switch', label: 'catalog.online', half: true, help: 'catalog.online_help' },
      { name: 'limit', kind: 'integer', label: 'catalog.limit', half: true, help: 'catalog.limit_help' },
      { name: 'popular', kind: 'switch', label: 'catalog.popular', half: true },
      { name: 'recommended', kind: 'switch', label: 'catalog.recommended', half: true },
      {
        name: 'sortWeight',
        kind: 'integer',
        label: 'catalog.sort_weight',
        half: true,
        help: 'catalog.sort_weight_help',
        required: true,
      },
    ]),
  },
];
