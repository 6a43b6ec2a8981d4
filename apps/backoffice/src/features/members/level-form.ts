import type { LevelInput, StaffLevel } from '@app/contract/members/staff-schemas';
import { defineForm } from '../../ui/form/define-form';
import { pictureUpload } from '../../ui/form/picture-upload';

const upload = pictureUpload('message');

export const newLevel: LevelInput = {
  identifier: '',
  name: { 'en-US': '' },
  image: null,
  thresholdUsd: 0,
  discountBp: 0,
  benefits: { 'en-US': '' },
};

/** The draft of a level that exists. */
export const draftOf = (level: StaffLevel): LevelInput => ({
  identifier: level.identifier,
  name: level.name,
  image: level.image,
  thresholdUsd: level.thresholdUsd,
  discountBp: level.discountBp,
  benefits: level.benefits,
});

export const levelForm = defineForm<LevelInput>()([
  { name: 'name', kind: 'localized', label: 'levels.name', max: 30, required: true },
  { name: 'identifier', kind: 'text', label: 'levels.identifier', max: 30, required: true, half: true },
  { name: 'thresholdUsd', kind: 'money', label: 'levels.threshold', required: true, half: true },
  { name: 'discountBp', kind: 'integer', label: 'levels.discount', min: 0, max: 5_000, required: true, half: true },
  { name: 'image', kind: 'image', label: 'levels.image', upload },
  { name: 'benefits', kind: 'localized', label: 'levels.benefits', max: 1_000, long: true },
]);
