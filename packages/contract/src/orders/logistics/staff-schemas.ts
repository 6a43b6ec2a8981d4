import { z } from 'zod';
import { isHttpsLink } from '../../core/https-link.ts';
import { limits } from '../../core/limits.ts';
import {
  count,
  id,
  localized,
  moment,
  nothing,
  optionalText,
  pageOf,
  pageQuery,
  queryFlag,
  text,
} from '../../core/validation.ts';

/** Stands for the tracking number in the address where a parcel is followed. */
const TRACKING_SLOT = '{number}';

/** Whether a text is an https address with one place for the tracking number, behind its host. */
export function isTrackingTemplate(template: string): boolean {
  const [before = '', after, ...more] = template.split(TRACKING_SLOT);
  if (after === undefined || more.length > 0) return false;
  // The number must not become a part of the host: only the path, the query or the fragment may hold it.
  return /^https:\/\/[^/?#]+[/?#]/.test(before) && isHttpsLink(`${before}1${after}`);
}

const logisticsInput = z.strictObject({
  name: localized(60),
  code: text(limits.code).regex(/^[A-Za-z0-9_-]+$/, 'field.logistics_code'),
  /** Empty where parcels cannot be followed. */
  trackingUrl: optionalText(300).refine((url) => url === '' || isTrackingTemplate(url), 'field.tracking_template'),
  sortWeight: z.int('field.number').min(0, 'field.too_small').max(9_999, 'field.too_big'),
  enabled: z.boolean(),
});
export type LogisticsInput = z.infer<typeof logisticsInput>;

const staffLogistics = logisticsInput.extend({
  id: z.uuid(),
  /** Parcels sent with it. */
  parcels: count,
  version: z.int(),
  updatedAt: moment,
});
export type StaffLogistics = z.infer<typeof staffLogistics>;

const params = z.object({ id });

export const shapes = {
  listLogistics: {
    query: z.object({
      ...pageQuery,
      name: optionalText(60).optional(),
      code: optionalText(limits.code).optional(),
      enabled: queryFlag.optional(),
    }),
    answer: pageOf(staffLogistics),
  },
  readLogistics: { params, answer: staffLogistics },
  createLogistics: { body: logisticsInput, answer: staffLogistics },
  updateLogistics: { params, body: logisticsInput.extend({ version: z.int().min(1) }), answer: staffLogistics },
  deleteLogistics: { params, answer: nothing },
};
