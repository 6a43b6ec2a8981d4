import { type StaffTopic, staffTopics } from '@app/contract/core/staff-topics';
import type { WebSocket } from 'ws';
import type { ScopedActor } from '../http/bind.ts';
import { ALL_STAFF, type Listener } from './listeners.ts';
import type { RealtimeMessage } from './realtime.ts';

/** A message on its way; of one for staff `below` are the agents above the record it is about, `at` the merchants of its place. */
export type Parcel = { to: string; message: RealtimeMessage; below?: readonly string[]; at?: readonly string[] };

/** Whether news are for this member of staff: by the permission of their topic, and by the tree or the place for others' staff. */
function concerns(staff: ScopedActor, { message, below = [], at = [] }: Parcel): boolean {
  if (staff.mustChangePassword || !staff.permissions.has(staffTopics[message.topic as StaffTopic])) return false;
  if (staff.worksFor === 'house') return true;
  return below.some((agent) => agent === staff.agentId) || at.some((merchant) => merchant === staff.merchantId);
}

/** Sends a parcel to one that hears its address; to staff only what concerns them at this moment. */
export function deliver(parcel: Parcel, socket: WebSocket, listener: Listener | undefined): void {
  const send = () => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(parcel.message));
  };
  const staffNow = listener?.staffNow;
  if (parcel.to !== ALL_STAFF) send();
  if (parcel.to !== ALL_STAFF || !staffNow) return;
  listener.delivered = listener.delivered
    .then(async () => {
      const staff = await staffNow();
      if (staff && concerns(staff, parcel)) send();
    })
    // Who cannot be looked up hears nothing: screens also ask by themselves.
    .catch(() => undefined);
}
