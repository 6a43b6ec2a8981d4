import { readCode } from '@app/kernel/typed-code';
import { z } from 'zod';
import { STAFF_SCOPES } from '../../core/endpoint.ts';
import { limits } from '../../core/limits.ts';
import { permissionIcons } from '../../core/permission-icons.ts';
import { type PermissionKey, permissionKeys } from '../../core/permissions.ts';
import {
  count,
  distinct,
  feedOf,
  feedQuery,
  id,
  moment,
  nothing,
  optionalText,
  pageOf,
  pageQuery,
  presentPassword,
  queryFlag,
  staffPassword,
  text,
} from '../../core/validation.ts';

const permissionKey = z.enum(permissionKeys as [PermissionKey, ...PermissionKey[]], { error: 'field.invalid' });
const version = z.int().min(1);
const params = z.object({ id });

const operation = z.object({
  id: z.string(),
  at: moment,
  /** Username of who did it; null for what the product did by itself. */
  who: z.string(),
  staffId: z.uuid().nullable(),
  ip: z.string(),
  /** What was done, as `kind.verb`. */
  action: z.string(),
  /** `kind/id` of the record it was done to. */
  record: z.string(),
  /** The right that let it pass; empty for what anybody of the staff may do. */
  permission: permissionKey.or(z.literal('')),
  /** Method and path of the call. */
  call: z.string(),
  /** `done`, or the key of the refusal. */
  outcome: z.string(),
});
export type Operation = z.infer<typeof operation>;

/** The fields that changed, as they were and as they are; secrets and personal data masked. */
const operationDetail = operation.extend({
  requestId: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  /** The refusal in the reader's language; empty where it was done. */
  refusal: z.string(),
});
export type OperationDetail = z.infer<typeof operationDetail>;

const roleInput = z.strictObject({
  name: text(limits.roleName),
  enabled: z.boolean({ error: 'field.invalid' }),
  permissions: distinct(z.array(permissionKey).max(permissionKeys.length, 'field.invalid')),
});
export type RoleInput = z.infer<typeof roleInput>;

const role = roleInput.extend({
  id: z.uuid(),
  /** Holds every permission, now and later; it cannot be changed. */
  super: z.boolean(),
  /** Administrators who have it. */
  administrators: count,
  version: z.int(),
});
export type Role = z.infer<typeof role>;

const administratorEdit = z.strictObject({
  name: text(limits.staffName),
  roleId: id,
  superiorId: id.nullable(),
  /** Whom they work for: an agent, a merchant, or with neither the house. */
  agentId: id.nullable(),
  merchantId: id.nullable(),
});
export type AdministratorEdit = z.infer<typeof administratorEdit>;

/** Refuses somebody who would work for an agent and for a merchant. */
const worksForOne = ({ agentId, merchantId }: AdministratorEdit, context: z.RefinementCtx): void => {
  if (agentId !== null && merchantId !== null)
    context.addIssue({ code: 'custom', path: ['merchantId'], message: 'field.agent_or_merchant' });
};

const administratorInput = administratorEdit.extend({
  username: text(limits.staffUsername).regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'field.username_format'),
  /** Left out, the configured default; either must be changed at the first sign-in. */
  password: staffPassword.optional(),
});
export type AdministratorInput = z.infer<typeof administratorInput>;

const named = z.object({ id: z.uuid(), name: z.string() });

const administrator = z.object({
  id: z.uuid(),
  username: z.string(),
  name: z.string(),
  role: named,
  superior: named.nullable(),
  agent: named.nullable(),
  merchant: named.nullable(),
  enabled: z.boolean(),
  authenticator: z.boolean(),
  mustChangePassword: z.boolean(),
  /** Until when no sign-in is tried any more after too many wrong ones; null while it is open. */
  lockedUntil: moment.nullable(),
  /** Sessions that are open. */
  sessions: count,
  lastSignInAt: moment.nullable(),
  createdAt: moment,
  version: z.int(),
});
export type Administrator = z.infer<typeof administrator>;

const staffDevice = z.object({
  id: z.uuid(),
  since: moment,
  expiresAt: moment,
  ip: z.string(),
  userAgent: z.string(),
  /** The session that asks. */
  own: z.boolean(),
});

const permissionTexts = z.strictObject({
  'en-US': optionalText(limits.permissionName),
  'zh-cn': optionalText(limits.permissionName),
  es: optionalText(limits.permissionName),
  pt: optionalText(limits.permissionName),
});

const permissionEntry = z.object({
  id: permissionKey,
  type: z.enum(['directory', 'menu', 'page', 'button', 'api']),
  parent: permissionKey.nullable(),
  /** Calls it opens, as `METHOD path`; their parameters are marked with a colon. */
  calls: z.array(z.object({ method: z.string(), path: z.string(), scope: z.enum(STAFF_SCOPES) })),
  parameters: z.array(z.string()),
  icon: z.enum(permissionIcons).nullable(),
  /** Of a page: its path below its menu's. */
  route: z.string().nullable(),
  /** Whether all its calls are of the house, so that an agent's staff cannot use it. */
  houseOnly: z.boolean(),
  /** Its place in the registry, from 1. */
  sort: count,
  /** Roles that hold it, the super role left aside. */
  roles: count,
  /** What the back office calls it instead of the shipped text; empty keeps that. */
  texts: permissionTexts,
  version: z.int(),
});
export type PermissionEntry = z.infer<typeof permissionEntry>;

const choice = z.object({ id: z.string(), name: z.string() });
const day = z.iso.date({ error: 'field.invalid' });

const authenticatorCode = z.strictObject({
  code: z
    .string({ error: 'field.required' })
    .overwrite(readCode)
    .regex(/^\d{6}$/, 'field.invalid'),
});
/** Each good for one sign-in without the authenticator; shown this once. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const shapes = {
  listOperations: {
    query: z.object({
      ...feedQuery,
      staffId: id.optional(),
      permission: permissionKey.optional(),
      action: optionalText(60).optional(),
      record: optionalText(100).optional(),
      outcome: z.enum(['done', 'refused'], { error: 'field.invalid' }).optional(),
      from: day.optional(),
      to: day.optional(),
    }),
    answer: feedOf(operation),
  },
  readOperation: {
    params: z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/, 'field.invalid') }),
    answer: operationDetail,
  },
  listStaffNames: { answer: z.array(choice) },
  listRoles: {
    query: z.object({ ...pageQuery, name: optionalText(limits.roleName).optional(), enabled: queryFlag.optional() }),
    answer: pageOf(role),
  },
  readRole: { params, answer: role },
  createRole: { body: roleInput, answer: role },
  updateRole: { params, body: roleInput.extend({ version }), answer: role },
  setRoleFlags: {
    body: z.strictObject({
      ids: distinct(z.array(id).min(1, 'field.required').max(100, 'field.invalid')),
      enabled: z.boolean({ error: 'field.invalid' }),
    }),
    answer: nothing,
  },
  deleteRole: { params, answer: nothing },
  listAdministrators: {
    query: z.object({
      ...pageQuery,
      name: optionalText(limits.staffName).optional(),
      roleId: id.optional(),
      agentId: id.optional(),
      merchantId: id.optional(),
      enabled: queryFlag.optional(),
    }),
    answer: pageOf(administrator),
  },
  readAdministrator: { params, answer: administrator },
  administratorChoices: {
    answer: z.object({
      roles: z.array(choice.extend({ allowed: z.boolean() })),
      agents: z.array(choice.extend({ parent: z.string().nullable() })),
      /** Empty for an agent's staff, who cannot assign anyone to a merchant. */
      merchants: z.array(choice),
      superiors: z.array(choice),
    }),
  },
  createAdministrator: { body: administratorInput.superRefine(worksForOne), answer: administrator },
  updateAdministrator: {
    params,
    body: administratorEdit.extend({ version }).superRefine(worksForOne),
    answer: administrator,
  },
  setAdministratorState: {
    params,
    body: z.strictObject({ enabled: z.boolean({ error: 'field.invalid' }), version }),
    answer: administrator,
  },
  resetPassword: { params, answer: z.object({ password: z.string() }) },
  clearAuthenticator: { params, answer: administrator },
  unlockAdministrator: { params, answer: administrator },
  listDevices: { params, answer: z.array(staffDevice) },
  endDevices: { params, body: z.strictObject({ sessionId: id.optional() }), answer: nothing },
  beginAuthenticator: {
    body: z.strictObject({ password: presentPassword }),
    answer: z.object({ secret: z.string(), uri: z.string() }),
  },
  bindAuthenticator: {
    body: authenticatorCode,
    answer: recoveryCodes,
  },
  readAuthenticator: { answer: z.object({ bound: z.boolean(), recoveryCodesLeft: count }) },
  renewRecoveryCodes: { body: authenticatorCode, answer: recoveryCodes },
  listPermissions: { answer: z.array(permissionEntry) },
  savePermissionTexts: {
    params: z.object({ key: permissionKey }),
    body: z.strictObject({ texts: permissionTexts, version: z.int().min(0) }),
    answer: permissionEntry,
  },
  permissionNames: { answer: z.array(z.object({ key: permissionKey, texts: permissionTexts })) },
};
