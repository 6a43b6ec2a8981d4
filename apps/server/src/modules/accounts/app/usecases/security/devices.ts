import type { Device } from '@app/contract/accounts/security/schemas';
import { assertThat } from '@app/contract/core/refuse';
import type { CustomerActor } from '../../../../../platform/http/bind.ts';
import type { Platform } from '../../../../../platform/slice.ts';
import { endSessionOf, openSessions } from '../../../core/db/session.repo.ts';
import { deviceName } from '../../domain/device-name.ts';
import type { Sessions } from '../authenticate.ts';

/** Where the customer is signed in, this device first, then the last used. */
export async function listDevices(platform: Platform, customer: CustomerActor): Promise<Device[]> {
  const sessions = await openSessions(platform.db, customer.id);
  const devices = sessions.map((session) => ({
    id: session.id,
    ...deviceName(session.userAgent),
    ip: session.ip,
    signedInAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    current: session.id === customer.sessionId,
  }));
  return [...devices.filter((one) => one.current), ...devices.filter((one) => !one.current)];
}

/** Signs one device out; it is told that it happened elsewhere. Refuses record.not_found. */
export async function endDevice(
  platform: Platform,
  sessions: Sessions,
  which: { readonly customerId: string; readonly id: string },
): Promise<null> {
  assertThat(await endSessionOf(platform.db, which.customerId, which.id), 'record.not_found');
  sessions.ended([which.id]);
  return null;
}
