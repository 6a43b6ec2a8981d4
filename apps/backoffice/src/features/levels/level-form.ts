import type { LevelInput, StaffLevel } from '@app/contract/levels/staff-schemas';
import { defineForm } from '../../ui/form/define-form';
import { pictureUpload } from '../../ui/form/inputs/picture-upload';

/** Half of the price, in basis points; what the server takes at most. */
const DISCOUNT_MAX_BP = 5_000;

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
  {
    name: 'discountBp',
    kind: 'percent',
    label: 'levels.discount',
    required: true,
    half: true,
    check: (bp) => (bp < 0 || bp > DISCOUNT_MAX_BP ? 'levels.discount_limit' : null),
  },
  { name: 'image', kind: 'image', label: 'levels.image', upload },
  { name: 'benefits', kind: 'localized', label: 'levels.benefits', max: 1_000, long: true },
]);
