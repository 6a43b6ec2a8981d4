import type { BannerInput, StaffBanner } from '@app/contract/content/banners/staff-schemas';
import { limits } from '@app/contract/core/limits';
import { defineForm, type LocalizedDraft } from '../../../ui/form/define-form';
import { pictureUpload } from '../../../ui/form/inputs/picture-upload';
import { targetField } from './target-field';

const upload = pictureUpload('banner');

/** Characters of the line above the title, and of the button. */
const SHORT = 40;

/** The form of a banner: its picture may not have been chosen yet. */
export type BannerDraft = Omit<BannerInput, 'image' | 'title' | 'kicker' | 'action'> & {
  image: string | null;
  title: LocalizedDraft;
  kicker: LocalizedDraft;
  action: LocalizedDraft;
};

/** A banner to begin with: shown from now on, leading nowhere. */
export const newBanner = (now: Date): BannerDraft => ({
  title: { 'en-US': '' },
  kicker: { 'en-US': '' },
  action: { 'en-US': '' },
  image: null,
  target: { type: 'none' },
  effectiveAt: now.toISOString(),
  expiresAt: null,
  sortWeight: 0,
  enabled: true,
});

/** The draft of a banner that exists. */
export const draftOf = (banner: StaffBanner): BannerDraft => {
  const { id: _id, state: _state, productName: _name, version: _version, updatedAt: _at, ...draft } = banner;
  return draft;
};

const whole = (text: LocalizedDraft) => ({ ...text, 'en-US': text['en-US'] ?? '' });

/** What is sent of a draft. */
export const bodyOf = (draft: BannerDraft): BannerInput => ({
  ...draft,
  title: whole(draft.title),
  kicker: whole(draft.kicker),
  action: whole(draft.action),
  image: draft.image ?? '',
});

/** The form; `product` names the one a banner leads to already. */
export const bannerForm = (product: { id: string; name: string } | null) =>
  defineForm<BannerDraft>()([
    { name: 'image', kind: 'image', label: 'content.banner.image', upload, required: true },
    {
      name: 'title',
      kind: 'localized',
      label: 'content.banner.title',
      help: 'content.banner.title_help',
      max: limits.bannerTitle,
    },
    { name: 'kicker', kind: 'localized', label: 'content.banner.kicker', max: SHORT },
    { name: 'action', kind: 'localized', label: 'content.banner.action', max: SHORT },
    { name: 'target', kind: 'own', render: targetField(product), label: 'content.banner.target', required: true },
    { name: 'effectiveAt', kind: 'moment', label: 'content.banner.effective', required: true, half: true },
    {
      name: 'expiresAt',
      kind: 'moment',
      label: 'content.banner.expires',
      help: 'content.banner.expires_help',
      half: true,
    },
    {
      name: 'sortWeight',
      kind: 'integer',
      label: 'content.banner.sort',
      help: 'content.banner.sort_help',
      required: true,
      half: true,
    },
    { name: 'enabled', kind: 'switch', label: 'content.banner.enabled', half: true },
  ]);
