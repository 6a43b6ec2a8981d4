import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { picture } from '../../core/picture.ts';
import { moment, optionalText } from '../../core/validation.ts';
import { MARKS } from './marks.ts';
import { logo, shownIdentity } from './schemas.ts';

const version = z.int().min(0);

/** The identity as it is edited; what is null or empty is not chosen. */
const storedIdentity = z.object({
  name: z.string(),
  /** As chosen; where white cannot be read on it, a darker one is shown. */
  colour: z.string().nullable(),
  mark: z.enum(MARKS),
  logo: logo.nullable(),
  icon: picture.nullable(),
  version,
  updatedAt: moment,
});
export type StoredIdentity = z.infer<typeof storedIdentity>;

export const shapes = {
  shownIdentity: { answer: shownIdentity },
  readIdentity: { answer: storedIdentity },
  saveIdentity: {
    body: z.strictObject({
      name: optionalText(limits.shopName),
      colour: z
        .string({ error: 'field.invalid' })
        .regex(/^#[0-9a-f]{6}$/, 'field.colour')
        .nullable(),
      mark: z.enum(MARKS, { error: 'field.invalid' }),
      logo: picture.nullable(),
      icon: picture.nullable(),
      version,
    }),
    answer: storedIdentity,
  },
  uploadIdentityPicture: {
    query: z.object({ purpose: z.enum(['logo', 'icon'], { error: 'field.invalid' }) }),
    answer: logo,
  },
};
