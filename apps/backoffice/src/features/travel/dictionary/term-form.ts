import { limits } from '@app/contract/core/limits';
import type { StaffTerm } from '@app/contract/travel-home/staff-schemas';
import { defineForm, type LocalizedDraft } from '../../../ui/form/define-form';
import { termKinds } from './term-list';

export type TermDraft = {
  kind: StaffTerm['kind'];
  name: LocalizedDraft;
  enabled: boolean;
  sortWeight: number;
};

export const newTerm: TermDraft = { kind: 'theme', name: { 'en-US': '' }, enabled: true, sortWeight: 0 };

/** The draft of a term that exists. */
export const draftOf = ({ kind, name, enabled, sortWeight }: StaffTerm): TermDraft => ({
  kind,
  name,
  enabled,
  sortWeight,
});

/** What is sent of a draft. */
export const bodyOf = ({ name, ...draft }: TermDraft) => ({
  ...draft,
  name: { ...name, 'en-US': name['en-US'] ?? '' },
});

export const termForm = defineForm<TermDraft>()([
  { name: 'name', kind: 'localized', label: 'travel_home.name', max: limits.interestName, required: true },
  { name: 'kind', kind: 'select', label: 'travel_home.kind', choices: termKinds, required: true, half: true },
  {
    name: 'sortWeight',
    kind: 'integer',
    label: 'travel_home.sort',
    help: 'travel_home.sort_first',
    min: 0,
    max: 9_999,
    required: true,
    half: true,
  },
  { name: 'enabled', kind: 'switch', label: 'travel_home.enabled' },
]);
