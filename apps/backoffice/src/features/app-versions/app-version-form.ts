import type { AppVersionInput, StaffAppVersion } from '@app/contract/app-versions/staff-schemas';
import { VERSION_NUMBER } from '@app/contract/app-versions/version-number';
import { isHttpsLink } from '@app/contract/core/https-link';
import { limits } from '@app/contract/core/limits';
import { defineForm, type LocalizedDraft } from '../../ui/form/define-form';

/** The form of a version; its notes may be empty in any language. */
export type AppVersionDraft = Omit<AppVersionInput, 'notes'> & { notes: LocalizedDraft };

export const newAppVersion: AppVersionDraft = {
  platform: 'web',
  number: '',
  downloadLink: '',
  isWgt: false,
  forceUpdate: false,
  published: false,
  notes: { 'en-US': '' },
};

/** The draft of a version that exists. */
export const draftOf = ({ id: _id, version: _version, updatedAt: _at, ...draft }: StaffAppVersion): AppVersionDraft =>
  draft;

/** What is sent of a draft. */
export const bodyOf = (draft: AppVersionDraft): AppVersionInput => ({
  ...draft,
  downloadLink: draft.downloadLink ?? '',
  notes: { ...draft.notes, 'en-US': draft.notes['en-US'] ?? '' },
});

const platforms = [
  { value: 'web', label: 'app_versions.platform.web' },
  { value: 'android', label: 'app_versions.platform.android' },
  { value: 'ios', label: 'app_versions.platform.ios' },
] as const;
export const platformChoices = { known: platforms };

export const appVersionForm = defineForm<AppVersionDraft>()([
  {
    name: 'platform',
    kind: 'select',
    label: 'app_versions.platform',
    required: true,
    choices: platformChoices,
    half: true,
  },
  {
    name: 'number',
    kind: 'text',
    label: 'app_versions.number',
    help: 'app_versions.number_help',
    max: limits.appVersionNumber,
    required: true,
    half: true,
    check: (number) => (!number || VERSION_NUMBER.test(number.trim()) ? null : 'field.version_number'),
  },
  {
    name: 'downloadLink',
    kind: 'text',
    label: 'app_versions.link',
    help: 'app_versions.link_help',
    max: limits.appVersionLink,
    check: (link) => (!link || isHttpsLink(link.trim()) ? null : 'field.https_link'),
  },
  { name: 'isWgt', kind: 'switch', label: 'app_versions.wgt', help: 'app_versions.wgt_help', half: true },
  { name: 'forceUpdate', kind: 'switch', label: 'app_versions.forced', help: 'app_versions.forced_help', half: true },
  { name: 'notes', kind: 'localized', label: 'app_versions.notes', max: limits.appVersionNotes, long: true },
  { name: 'published', kind: 'switch', label: 'app_versions.published', help: 'app_versions.published_help' },
]);
