import { limits } from '@app/contract/core/limits';
import { assertThat, refuseField } from '@app/contract/core/refuse';
import type { Logo } from '@app/contract/settings/identity/schemas';
import type { StoredIdentity, shapes } from '@app/contract/settings/identity/staff-schemas';
import type { z } from 'zod';
import { afterCommit, inTransaction, type Queryable } from '../../../../platform/db/connect.ts';
import type { StaffActor, StaffContext, Upload } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { notifyTextsChanged } from '../../../languages/public.ts';
import { type IdentityRow, identityPicture, identityRow, lockIdentity, writeIdentity } from '../../db/identity.repo.ts';
import { logoOf } from './read-identity.ts';

type Body = z.output<(typeof shapes)['saveIdentity']['body']>;

const LOGO_WIDEST = 8;

const stored = (row: IdentityRow): StoredIdentity => {
  const { name, colour, mark, icon, version, updatedAt } = row;
  return { name, colour, mark, icon, logo: logoOf(row), version, updatedAt: updatedAt.toISOString() };
};

/** Returns the identity as it is edited. */
export async function readStoredIdentity(db: Queryable): Promise<StoredIdentity> {
  return stored(await identityRow(db));
}

/**
 * Saves the identity; every process and every open page takes it. Refuses record.stale with `{current}`, and at the
 * field a picture that was not uploaded for it.
 */
export async function saveIdentity(platform: Platform, by: StaffContext, body: Body): Promise<StoredIdentity> {
  return inTransaction(platform.db, async (tx) => {
    const before = await lockIdentity(tx);
    assertThat(before.version === body.version, 'record.stale', { current: stored(before) });
    const { name, colour, mark, logo, icon } = body;
    const size = logo === null ? null : ((await identityPicture(tx, logo)) ?? refuseField('logo', 'field.invalid'));
    if (icon !== null && !(await identityPicture(tx, icon))) refuseField('icon', 'field.invalid');
    const [logoWidth, logoHeight] = [size?.width ?? null, size?.height ?? null];
    const after = await writeIdentity(tx, { name, colour, mark, logo, logoWidth, logoHeight, icon });
    await logOperation(tx, by, {
      action: 'shop_identity.save',
      record: 'shop_identity/1',
      before: stored(before),
      after: stored(after),
    });
    afterCommit(tx, () => notifyTextsChanged(platform, ['identity']));
    return stored(after);
  });
}

const fits = {
  icon: ({ width, height }: { width: number; height: number }) =>
    width === height && width >= limits.iconSide ? null : ('identity.icon_size' as const),
  logo: ({ width, height }: { width: number; height: number }) =>
    height >= limits.logoHeight && width <= height * LOGO_WIDEST ? null : ('identity.logo_size' as const),
};

/** Keeps a picture for the identity. Refuses what no upload may be, identity.icon_size and identity.logo_size. */
export async function keepIdentityPicture(
  platform: Platform,
  given: { readonly staff: StaffActor; readonly upload: Upload; readonly query: { readonly purpose: 'logo' | 'icon' } },
): Promise<Logo> {
  const { url, width, height } = await platform.files.keep(platform.db, {
    upload: given.upload,
    purpose: 'identity',
    owner: { kind: 'staff', id: given.staff.id },
    allowVideo: false,
    fits: fits[given.query.purpose],
  });
  return { url, width, height };
}
