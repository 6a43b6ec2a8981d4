import { limits } from '@app/contract/core/limits';
import type { StaffHomeCategory } from '@app/contract/travel-home/staff-schemas';
import { defineForm, type LocalizedDraft } from '../../../ui/form/define-form';
import { pictureUpload } from '../../../ui/form/inputs/picture-upload';
import { kindChoices } from '../travel-kinds';

export type CategoryDraft = {
  title: LocalizedDraft;
  subtitle: LocalizedDraft;
  image: string | null;
  screen: string;
  enabled: boolean;
  sortWeight: number;
};

export const newCategory: CategoryDraft = {
  title: { 'en-US': '' },
  subtitle: { 'en-US': '' },
  image: null,
  screen: '',
  enabled: true,
  sortWeight: 0,
};

/** The draft of a category that exists. */
export const draftOf = ({ title, subtitle, image, screen, enabled, sortWeight }: StaffHomeCategory): CategoryDraft => ({
  title,
  subtitle,
  image,
  screen,
  enabled,
  sortWeight,
});

/** What is sent of a draft. */
export const bodyOf = ({ title, subtitle, ...draft }: CategoryDraft) => ({
  ...draft,
  title: { ...title, 'en-US': title['en-US'] ?? '' },
  subtitle: { ...subtitle, 'en-US': subtitle['en-US'] ?? '' },
});

export const categoryForm = defineForm<CategoryDraft>()([
  { name: 'title', kind: 'localized', label: 'travel_home.title', max: limits.interestName, required: true },
  {
    name: 'subtitle',
    kind: 'localized',
    label: 'travel_home.subtitle',
    help: 'travel_home.subtitle_help',
    max: limits.interestName,
  },
  {
    name: 'image',
    kind: 'image',
    label: 'travel_home.picture',
    help: 'travel_home.picture_help',
    upload: pictureUpload('category'),
  },
  { name: 'screen', kind: 'select', label: 'travel_home.screen', choices: kindChoices, required: true, half: true },
  {
    name: 'sortWeight',
    kind: 'integer',
    label: 'travel_home.sort',
    help: 'travel_home.sort_help',
    min: 0,
    max: 9_999,
    required: true,
    half: true,
  },
  { name: 'enabled', kind: 'switch', label: 'travel_home.enabled' },
]);
