import { assertThat, refuse } from '@app/contract/core/refuse';
import type { MailDetail, MailRow, MailState } from '@app/contract/mail/staff-schemas';
import { type MailTemplate, mailTemplates } from '@app/contract/mail/templates';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { StaffActor } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import { retry } from '../db/outbox.repo.ts';
import { countStates, mailById, type OutboxRow, outboxPage } from '../db/outbox-list.repo.ts';
import { type House, renderMail } from '../domain/render.ts';
import { houseOf } from './house.ts';

export type OutboxQuery = {
  readonly state?: MailState | undefined;
  readonly recipient?: string | undefined;
  readonly template?: MailTemplate | undefined;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
};

const isBlanked = (row: OutboxRow): boolean => 'secret' in mailTemplates[row.template] && row.filling.code === '';

function rowOf(row: OutboxRow, house: House): MailRow {
  const ended = row.state === 'kept' || row.state === 'given_up';
  return {
    id: row.id,
    recipient: row.recipient,
    subject: renderMail(row, house).subject,
    template: row.template,
    locale: row.locale,
    state: row.state,
    attempts: row.attempts,
    lastError: row.lastError,
    createdAt: row.createdAt.toISOString(),
    nextTryAt: row.state === 'waiting' ? row.nextTryAt.toISOString() : null,
    doneAt: row.doneAt?.toISOString() ?? null,
    actions: ended && row.recipient !== '' && !isBlanked(row) ? ['retry'] : [],
  };
}

/** A page of the outbox with counts per state. */
export async function listMails(platform: Platform, query: OutboxQuery) {
  const [[rows, counts], house] = await Promise.all([
    platform.replicas.read((db) => Promise.all([outboxPage(db, query, query), countStates(db, query)])),
    houseOf(platform),
  ]);
  const list = rows.map((row) => rowOf(row, house));
  return { list, total: counts[query.state ?? 'all'], page: query.page, limit: query.limit, counts };
}

/** One mail as its reader gets it. Refuses record.not_found. */
export async function readMail(platform: Platform, id: string): Promise<MailDetail> {
  const row = (await mailById(platform.db, id)) ?? refuse('record.not_found');
  const house = await houseOf(platform);
  const { text, html } = renderMail(row, house);
  return { ...rowOf(row, house), text, html };
}

/** Has a mail sent again. Refuses record.not_found and mail.not_retryable. */
export async function retryMail(
  platform: Platform,
  by: { readonly staff: StaffActor; readonly ip: string },
  id: string,
): Promise<MailDetail> {
  const before = await readMail(platform, id);
  await inTransaction(platform.db, async (tx) => {
    assertThat(await retry(tx, id), 'mail.not_retryable');
    const record = `mail/${id}`;
    await logOperation(tx, by, { action: 'mail.retry', record, before: before.state, after: 'waiting' });
    await platform.events.emit(tx, 'mail.queued', { mailId: id });
  });
  return readMail(platform, id);
}
