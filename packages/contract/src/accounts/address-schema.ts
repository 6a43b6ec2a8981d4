import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { id, optionalText, text } from '../core/validation.ts';

/** An address as it is shown and frozen onto an order. `areaCode` is six digits in China, empty elsewhere. */
export const addressView = z.object({
  id: z.uuid(),
  name: z.string(),
  country: z.string().length(2),
  tel: z.string(),
  province: z.string(),
  city: z.string(),
  county: z.string(),
  areaCode: z.string(),
  postalCode: z.string(),
  addressDetail: z.string(),
  isDefault: z.boolean(),
});
export type AddressView = z.infer<typeof addressView>;

/** Fields as typed; the rules of the country come on top (`checkAddress` of address-profile). */
export const addressInput = z.strictObject({
  id: id.optional(),
  name: text(limits.addressName, 'field.address_name'),
  country: z.string({ error: 'field.required' }).regex(/^[A-Z]{2}$/, 'field.invalid'),
  tel: text(20, 'field.address_tel'),
  province: optionalText(60).optional().default(''),
  city: optionalText(60).optional().default(''),
  county: optionalText(60).optional().default(''),
  areaCode: z
    .string()
    .regex(/^(\d{6})?$/, 'field.address_area')
    .optional()
    .default(''),
  postalCode: optionalText(12).optional().default(''),
  addressDetail: text(limits.addressDetail, 'field.address_detail'),
  isDefault: z.boolean().optional().default(false),
});
export type AddressInput = z.output<typeof addressInput>;
