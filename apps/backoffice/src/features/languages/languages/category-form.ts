import { limits } from '@app/contract/core/limits';
import type { CategoryInput, StaffLanguageCategory } from '@app/contract/languages/staff-schemas';
import { defineForm, type LocalizedDraft } from '../../../ui/form/define-form';

export type CategoryDraft = Omit<CategoryInput, 'name'> & { name: LocalizedDraft };

export const newCategory: CategoryDraft = {
  code: '',
  name: { 'en-US': '' },
  enabled: true,
  isDefault: false,
  sortWeight: 0,
};

/** The draft of a group that exists. */
export const draftOf = ({ code, name, enabled, isDefault, sortWeight }: StaffLanguageCategory): CategoryDraft => ({
  code,
  name,
  enabled,
  isDefault,
  sortWeight,
});

/** What is sent of a draft. */
export const bodyOf = (draft: CategoryDraft): CategoryInput => ({
  ...draft,
  name: { ...draft.name, 'en-US': draft.name['en-US'] ?? '' },
});

export const categoryForm = defineForm<CategoryDraft>()([
  {
    name: 'code',
    kind: 'text',
    label: 'languages.key_start',
    help: 'languages.key_start_help',
    max: limits.code,
    required: true,
    half: true,
    check: (code) => (!code || /^[a-z][a-z0-9_]*$/.test(code.trim()) ? null : 'field.key_start'),
  },
  { name: 'sortWeight', kind: 'integer', label: 'languages.order', help: 'languages.order_help', min: 0, half: true },
  { name: 'name', kind: 'localized', label: 'languages.category', max: limits.categoryName, required: true },
  { name: 'enabled', kind: 'switch', label: 'languages.shown', help: 'languages.shown_help', half: true },
  { name: 'isDefault', kind: 'switch', label: 'languages.default', help: 'languages.rest_help', half: true },
]);
