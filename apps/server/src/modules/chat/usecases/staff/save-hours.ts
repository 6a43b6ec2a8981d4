import type { ChatHours } from '@app/contract/chat/staff-schemas';
import { refuse, refuseField } from '@app/contract/core/refuse';
import { afterCommit, inTransaction, type Queryable } from '../../../../platform/db/connect.ts';
import type { StaffActor } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter, setParameter } from '../../../settings/public.ts';
import { lockHours, readHours, replaceHours, type StoredHours, versionOf } from '../../db/hours.repo.ts';
import { businessHoursState } from '../business-hours-state.ts';

/** What staff set about the chat: its business hours, and who takes a new talk. */
type BusinessHoursRules = StoredHours & { readonly autoAssign: boolean };

/** Another text whenever anything of it is another. */
const editionOf = ({ autoAssign, ...hours }: BusinessHoursRules): string =>
  `${versionOf(hours)}${autoAssign ? '.auto' : ''}`;

async function readRules(platform: Platform, db: Queryable): Promise<BusinessHoursRules> {
  const [hours, autoAssign] = await Promise.all([readHours(db), parameter(platform, 'chat.auto_assign')]);
  return { ...hours, autoAssign };
}

/** Hours, closed days and who takes a new talk, with what they come to at this moment. */
export async function hoursView(platform: Platform): Promise<ChatHours> {
  const rules = await readRules(platform, platform.db);
  const [zone, businessHours] = await Promise.all([
    parameter(platform, 'shop.time_zone'),
    businessHoursState(platform),
  ]);
  return { zone, ...rules, version: editionOf(rules), desk: businessHours };
}

/** Refuses spans of one day that overlap and days that stand twice, at their field. */
function assertApart({ spans, closedDays }: StoredHours): void {
  const overlaps = spans.findIndex((one, index) =>
    spans.some(
      (other, at) =>
        at < index && other.weekday === one.weekday && other.opens < one.closes && one.opens < other.closes,
    ),
  );
  if (overlaps >= 0) refuseField(`spans.${overlaps}.opens`, 'field.chat_hours_overlap');
  const twice = closedDays.findIndex((one, index) => closedDays.findIndex((other) => other.day === one.day) < index);
  if (twice >= 0) refuseField(`closedDays.${twice}.day`, 'field.chat_day_twice');
}

/** Sets the rules of the chat. Refuses record.stale when they are no longer those that were edited. */
export async function saveHours(
  platform: Platform,
  by: { staff: StaffActor; ip: string },
  given: BusinessHoursRules & { version: string },
): Promise<ChatHours> {
  assertApart(given);
  const { spans, closedDays, autoAssign, version } = given;
  await inTransaction(platform.db, async (tx) => {
    await lockHours(tx);
    const before = await readRules(platform, tx);
    if (editionOf(before) !== version) refuse('record.stale', { version: editionOf(before) });
    await replaceHours(tx, { spans, closedDays });
    if (autoAssign !== before.autoAssign) {
      await setParameter(tx, 'chat.auto_assign', autoAssign);
      afterCommit(tx, () => platform.cache.drop(['parameters']));
    }
    const after = { spans, closedDays, autoAssign };
    await logOperation(tx, by, { action: 'chat_hours.edit', record: 'chat_hours/week', before, after });
  });
  return hoursView(platform);
}
