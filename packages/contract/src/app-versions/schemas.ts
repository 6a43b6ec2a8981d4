import { z } from 'zod';
import { VERSION_NUMBER } from './version-number.ts';

const PLATFORMS = ['web', 'android', 'ios'] as const;
export const platform = z.enum(PLATFORMS, { error: 'field.invalid' });
export type Platform = z.infer<typeof platform>;

export const versionNumber = z
  .string({ error: 'field.required' })
  .trim()
  .min(1, 'field.required')
  .regex(VERSION_NUMBER, 'field.version_number');

const newerVersion = z.object({
  version: z.string(),
  /** What is new; empty when nothing was written. */
  notes: z.string(),
  downloadLink: z.string().nullable(),
  /** The download replaces the app's contents (a wgt package), not the app itself. */
  wgt: z.boolean(),
  /** This one, or one between it and the build that asks, must be taken before going on. */
  forced: z.boolean(),
});
export type NewerVersion = z.infer<typeof newerVersion>;

export const shapes = {
  appVersion: {
    query: z.object({ platform, version: versionNumber }),
    answer: z.object({ newer: newerVersion.nullable() }),
  },
};
