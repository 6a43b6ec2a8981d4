import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { picture } from '../core/picture.ts';
import { distinct, id } from '../core/validation.ts';
import { type Measure, measureBounds, UNITS } from './measurements.ts';

/** Something to choose, in the reader's language. */
const interestChoice = z.object({
  id: z.uuid(),
  name: z.string(),
  image: picture.nullable(),
  chosen: z.boolean(),
});
export type InterestChoice = z.infer<typeof interestChoice>;

const ids = distinct(z.array(id).max(limits.interestsChosen, 'field.too_big'));

const measure = (name: Measure) =>
  z
    .int('field.measure')
    .min(measureBounds[name].min, 'field.measure')
    .max(measureBounds[name].max, 'field.measure')
    .nullable();

/** Lengths in millimetres, the weight in grams; `units` is how the person wants to see them. */
export const sizeInput = z.strictObject({
  units: z.enum(UNITS, { error: 'field.invalid' }),
  height: measure('height'),
  weight: measure('weight'),
  bust: measure('bust'),
  waist: measure('waist'),
  hips: measure('hips'),
});
export type SizeInput = z.output<typeof sizeInput>;

const hobbies = z.array(interestChoice);
const preferences = z.object({
  styles: z.array(interestChoice),
  audiences: z.array(interestChoice),
  categories: z.array(interestChoice),
});

export const shapes = {
  hobbyList: { answer: hobbies },
  saveHobbies: { body: z.strictObject({ ids }), answer: hobbies },
  preferences: { answer: preferences },
  savePreferences: {
    body: z.strictObject({ styles: ids, audiences: ids, categories: ids }),
    answer: preferences,
  },
  size: { answer: sizeInput },
  saveSize: { body: sizeInput, answer: sizeInput },
};
