import { z } from 'zod';
import { isHttpsLink } from '../core/https-link.ts';
import { limits } from '../core/limits.ts';
import { id, moment, optionalParagraphs, optionalText, pageOf, pageQuery, queryFlag } from '../core/validation.ts';
import { platform, versionNumber } from './schemas.ts';

const note = optionalParagraphs(limits.appVersionNotes);

const appVersionInput = z.strictObject({
  platform,
  /** Kept as written by `writtenVersion`. */
  number: versionNumber,
  /** Where the app is had; empty for the web, which brings itself. */
  downloadLink: optionalText(limits.appVersionLink).refine(
    (link) => link === '' || isHttpsLink(link),
    'field.https_link',
  ),
  isWgt: z.boolean({ error: 'field.invalid' }),
  forceUpdate: z.boolean({ error: 'field.invalid' }),
  published: z.boolean({ error: 'field.invalid' }),
  notes: z.strictObject({ 'en-US': note, 'zh-cn': note.optional(), es: note.optional(), pt: note.optional() }),
});
export type AppVersionInput = z.infer<typeof appVersionInput>;

const staffAppVersion = appVersionInput.extend({
  id: z.uuid(),
  version: z.int(),
  updatedAt: moment,
});
export type StaffAppVersion = z.infer<typeof staffAppVersion>;

const params = z.object({ id });

export const shapes = {
  listAppVersions: {
    query: z.object({
      ...pageQuery,
      platform: platform.optional(),
      number: optionalText(limits.appVersionNumber).optional(),
      published: queryFlag.optional(),
    }),
    answer: pageOf(staffAppVersion),
  },
  readAppVersion: { params, answer: staffAppVersion },
  createAppVersion: { body: appVersionInput, answer: staffAppVersion },
  updateAppVersion: { params, body: appVersionInput.extend({ version: z.int().min(1) }), answer: staffAppVersion },
  deleteAppVersion: { params, answer: z.null() },
};
