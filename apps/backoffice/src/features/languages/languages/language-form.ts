import { limits } from '@app/contract/core/limits';
import { isLanguageTag } from '@app/contract/core/locale';
import type { LanguageInput, StaffLanguage } from '@app/contract/languages/staff-schemas';
import { defineForm, type Field } from '../../../ui/form/define-form';

/** The form of a language; its tag is written once. */
export type LanguageDraft = LanguageInput & { id: string };

export const newLanguage: LanguageDraft = {
  id: '',
  name: '',
  title: '',
  enabled: false,
  isDefault: false,
  sortWeight: 0,
};

/** The draft of a language that exists. */
export const draftOf = ({ id, name, title, enabled, isDefault, sortWeight }: StaffLanguage): LanguageDraft => ({
  id,
  name,
  title,
  enabled,
  isDefault,
  sortWeight,
});

const tag: Field<LanguageDraft> = {
  name: 'id',
  kind: 'text',
  label: 'languages.tag',
  help: 'languages.tag_help',
  max: 20,
  required: true,
  half: true,
  check: (text) => (!text || isLanguageTag(text.trim()) ? null : 'field.language_tag'),
};

const editable = defineForm<LanguageDraft>()([
  {
    name: 'title',
    kind: 'text',
    label: 'languages.title',
    help: 'languages.title_help',
    max: limits.languageName,
    required: true,
    half: true,
  },
  { name: 'name', kind: 'text', label: 'languages.name', max: limits.languageName, required: true, half: true },
  { name: 'sortWeight', kind: 'integer', label: 'languages.order', help: 'languages.order_help', min: 0, half: true },
  { name: 'enabled', kind: 'switch', label: 'languages.offered', help: 'languages.offered_help', half: true },
  { name: 'isDefault', kind: 'switch', label: 'languages.default', help: 'languages.default_help', half: true },
]);

/** The fields of a new language, or of one that exists. */
export const languageForm = (isNew: boolean): Field<LanguageDraft>[] => (isNew ? [tag, ...editable] : editable);
