import { limits } from '@app/contract/core/limits';
import type { StaffHobby, StaffPreference } from '@app/contract/interests/staff-schemas';
import { defineForm, type Field, type LocalizedDraft } from '../../ui/form/define-form';
import { pictureUpload } from '../../ui/form/inputs/picture-upload';

export type Interest = StaffHobby | StaffPreference;

/** The form of a hobby or a preference; only a new preference says which list it stands in. */
export type InterestDraft = {
  name: LocalizedDraft;
  image: string | null;
  enabled: boolean;
  sortWeight: number;
  kind: StaffPreference['kind'] | null;
};

const upload = pictureUpload('interest');

export const newInterest: InterestDraft = {
  name: { 'en-US': '' },
  image: null,
  enabled: true,
  sortWeight: 0,
  kind: null,
};

/** The draft of one that exists. */
export const draftOf = ({ name, image, enabled, sortWeight }: Interest): InterestDraft => ({
  name,
  image,
  enabled,
  sortWeight,
  kind: null,
});

const shared = defineForm<InterestDraft>()([
  { name: 'name', kind: 'localized', label: 'interests.name', max: limits.interestName, required: true },
  { name: 'image', kind: 'image', label: 'interests.picture', help: 'interests.picture_help', upload },
  { name: 'enabled', kind: 'switch', label: 'interests.offered', help: 'interests.offered_help', half: true },
  {
    name: 'sortWeight',
    kind: 'integer',
    label: 'interests.sort',
    help: 'interests.sort_help',
    min: 0,
    max: 9_999,
    required: true,
    half: true,
  },
]);

const kindField = defineForm<InterestDraft>()([
  {
    name: 'kind',
    kind: 'select',
    label: 'interests.kind',
    required: true,
    choices: {
      known: [
        { value: 'style', label: 'interests.kind.style' },
        { value: 'audience', label: 'interests.kind.audience' },
      ],
    },
  },
]);

/** The fields of the form; the list is asked for where it has to be chosen. */
export const interestFields = (asksKind: boolean): Field<InterestDraft>[] =>
  asksKind ? [...kindField, ...shared] : shared;

/** What is sent of a draft, but for the list it stands in. */
export const bodyOf = ({ kind: _kind, name, ...draft }: InterestDraft) => ({
  ...draft,
  name: { ...name, 'en-US': name['en-US'] ?? '' },
});
