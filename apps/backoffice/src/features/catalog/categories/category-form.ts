import type { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import type { StaffCategory } from '@app/contract/catalog/staff-schemas';
import type { RequestOf } from '@app/contract/core/endpoint';
import { limits } from '@app/contract/core/limits';
import { currentLocale } from '../../../text/locale';
import { categoryName } from '../../../ui/category-choices';
import { defineForm } from '../../../ui/form/define-form';
import { pictureUpload } from '../../../ui/form/inputs/picture-upload';

export type CategoryDraft = RequestOf<typeof staffCatalogEndpoints.createCategory>['body'];

export const newCategory: CategoryDraft = {
  parentId: null,
  name: { 'en-US': '' },
  image: null,
  displayed: true,
  enabled: true,
  sortWeight: 0,
};

/** The draft of a category that exists. */
export const draftOf = ({ parentId, name, image, displayed, enabled, sortWeight }: StaffCategory): CategoryDraft => ({
  parentId,
  name,
  image,
  displayed,
  enabled,
  sortWeight,
});

/** The category and everything below it: none of them can be its parent. */
function withBelow(all: readonly StaffCategory[], id: string): Set<string> {
  const below = new Set([id]);
  // The list is in tree order, so a parent always comes before its children.
  for (const one of all) if (one.parentId && below.has(one.parentId)) below.add(one.id);
  return below;
}

/** The form of one category; parents are those that leave room for one level more. */
export function categoryForm(all: readonly StaffCategory[], editing: StaffCategory | null) {
  const locale = currentLocale();
  const below = editing ? withBelow(all, editing.id) : new Set<string>();
  const given = all.map((one) => ({
    value: one.id,
    label: categoryName(one, locale),
    parent: one.parentId,
    disabled: below.has(one.id) || one.depth >= limits.categoryDepth,
  }));
  return defineForm<CategoryDraft>()([
    { name: 'name', kind: 'localized', label: 'catalog.name', max: limits.categoryName, required: true },
    {
      name: 'parentId',
      kind: 'tree-select',
      label: 'catalog.parent',
      choices: { given },
      clearable: true,
      placeholder: 'catalog.top_category',
    },
    { name: 'image', kind: 'image', label: 'catalog.image', upload: pictureUpload('category') },
    { name: 'displayed', kind: 'switch', label: 'catalog.displayed', half: true, help: 'catalog.displayed_help' },
    { name: 'enabled', kind: 'switch', label: 'catalog.enabled', half: true, help: 'catalog.enabled_help' },
    {
      name: 'sortWeight',
      kind: 'integer',
      label: 'catalog.sort_weight',
      help: 'catalog.sort_weight_help',
      required: true,
    },
  ]);
}
