import { addMs, DAY, HOUR, MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';
import type { SeededCustomer } from './customers.ts';

type SecuritySeed = { readonly customers: readonly SeededCustomer[]; readonly chance: Chance; readonly now: Date };
type Mail = {
  readonly template: string;
  readonly state: 'sent' | 'kept' | 'given_up';
  readonly filling: Record<string, string | number>;
  readonly ago: number;
  readonly attempts?: number;
  readonly error?: string;
};

const REFUSED = '550 5.1.1 The mailbox does not exist';
const UNREACHABLE = 'connect ECONNREFUSED 192.0.2.25:587';

/** One customer's mails: every kind, and every way a delivery ends. */
const mailsOf = (customer: SeededCustomer): Mail[] => [
  {
    template: 'welcome',
    state: 'sent',
    filling: { nickname: customer.nickname, points: 100 },
    ago: 9 * DAY,
    attempts: 1,
  },
  { template: 'email_code', state: 'sent', filling: { code: '', minutes: 10 }, ago: 8 * DAY, attempts: 1 },
  {
    template: 'password_changed',
    state: 'given_up',
    filling: { time: '11:20 UTC' },
    ago: 3 * DAY,
    attempts: 14,
    error: UNREACHABLE,
  },
  {
    template: 'wrong_sign_ins',
    state: 'given_up',
    filling: { times: 10, ip: '203.0.113.20' },
    ago: 2 * DAY,
    attempts: 1,
    error: REFUSED,
  },
  { template: 'email_changed', state: 'kept', filling: { email: `new.${customer.email}` }, ago: 5 * HOUR },
  { template: 'reset_code', state: 'kept', filling: { code: '', minutes: 10 }, ago: 3 * HOUR },
];

async function seedMails(tx: Tx, { customers, chance, now }: SecuritySeed): Promise<void> {
  const readers = ['en-US', 'zh-cn', 'es', 'pt'].flatMap((locale) => {
    const found = customers.find((one, index) => index > 0 && one.locale === locale);
    return found ? [found] : [];
  });
  const rows = readers.flatMap((reader, place) =>
    mailsOf(reader).map((mail) => {
      const at = addMs(now, -mail.ago - place * 7 * MINUTE);
      return {
        id: chance.id(at),
        key: `demo/${mail.template}/${reader.id}`,
        customer_id: reader.id,
        recipient: reader.email,
        locale: reader.locale,
        template: mail.template,
        filling: mail.filling,
        state: mail.state,
        attempts: mail.attempts ?? 0,
        last_error: mail.error ?? '',
        created_at: at,
        next_try_at: at,
        done_at: addMs(at, MINUTE),
      };
    }),
  );
  await insertRows(tx, 'mail_outbox', rows);
}

/** People who leave: waiting, held up by an open order, kept after all, and gone. */
async function seedDeletions(tx: Tx, { chance, now }: SecuritySeed): Promise<void> {
  const { rows } = await sql<{ id: string; busy: boolean; bought: boolean }>`
    SELECT c.id, EXISTS (SELECT FROM goods_order o WHERE o.customer_id = c.id AND o.state = 'pending_shipping') AS busy,
           EXISTS (SELECT FROM goods_order o WHERE o.customer_id = c.id)
             OR EXISTS (SELECT FROM travel_order o WHERE o.customer_id = c.id) AS bought
      FROM customer c WHERE c.email <> 'ines@avela.example' AND c.id NOT IN (SELECT user_id FROM agent WHERE user_id IS NOT NULL)
     ORDER BY c.created_at, c.id`.execute(tx);
  const calm = rows.filter((row) => !row.busy).map((row) => row.id);
  const [waiting, later, kept] = calm.slice(4);
  const gone = rows.findLast((row) => !row.bought)?.id;
  const busy = rows.find((row) => row.busy)?.id;
  const request = (customerId: string | undefined, days: { asked: number; ends: number }, rest: object) =>
    customerId
      ? [
          {
            id: chance.id(addMs(now, -days.asked * DAY)),
            customer_id: customerId,
            state: 'waiting',
            reason: '',
            held_up_by: [] as string[],
            created_at: addMs(now, -days.asked * DAY),
            ends_at: addMs(now, days.ends * DAY),
            ended_at: null as Date | null,
            ...rest,
          },
        ]
      : [];
  await insertRows(tx, 'deletion_request', [
    ...request(waiting, { asked: 2, ends: 5 }, { reason: 'I shop less online now.' }),
    ...request(later, { asked: 0.2, ends: 6.8 }, { reason: '不再需要这个账户。' }),
    ...request(busy, { asked: 9, ends: 0.6 }, { reason: 'Me mudo de país.', held_up_by: ['orders'] }),
    ...request(kept, { asked: 20, ends: -13 }, { state: 'withdrawn', ended_at: addMs(now, -18 * DAY) }),
    ...request(gone, { asked: 40, ends: -33 }, { state: 'done', ended_at: addMs(now, -33 * DAY) }),
  ]);
  if (gone) await eraseFromDemo(tx, gone, addMs(now, -33 * DAY));
}

async function eraseFromDemo(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`UPDATE customer SET email = 'deleted-' || id || '@deleted.invalid', email_verified_at = NULL,
      nickname = 'deleted-' || right(replace(id::text, '-', ''), 12), password_hash = '', disabled_at = ${at},
      deleted_at = ${at}, gender = NULL, birthday = NULL WHERE id = ${id}`.execute(tx);
  await sql`DELETE FROM address WHERE customer_id = ${id}`.execute(tx);
}

/** Mails in every state, people who leave, a phone number, and the gifts that everybody has taken. */
export async function seedSecurity(tx: Tx, given: SecuritySeed): Promise<void> {
  await sql`INSERT INTO gift_taken (gift, mark) SELECT 'sign_up', gift_mark(email) FROM customer ON CONFLICT DO NOTHING`.execute(
    tx,
  );
  await sql`INSERT INTO gift_taken (gift, mark)
    SELECT 'email', gift_mark(email) FROM customer WHERE email_verified_at IS NOT NULL ON CONFLICT DO NOTHING`.execute(
    tx,
  );
  await sql`UPDATE customer SET phone_country = 'PT', phone = '+351912000111' WHERE id = ${given.customers[0]?.id}`.execute(
    tx,
  );
  await seedMails(tx, given);
  await seedDeletions(tx, given);
}
