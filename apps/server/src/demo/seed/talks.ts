import { createHash } from 'node:crypto';
import { addMs, DAY, MINUTE } from '@app/kernel/clock';
import { json, type Tx } from '../../platform/db/connect.ts';
import { cannedReplies, type DemoLine, type DemoTalk, talks } from '../content/talks.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';
import type { SeededCustomer } from './customers.ts';
import type { SeededProduct } from './shop.ts';

type TalksSeed = {
  readonly customers: readonly SeededCustomer[];
  readonly products: readonly SeededProduct[];
  readonly chance: Chance;
  readonly now: Date;
};
type Row = Record<string, unknown>;
type Cast = { readonly staff: { id: string; name: string }; readonly orderOf: (customerId: string) => string | null };

/** The messages of a talk, with what the system notes in between. */
function linesOf(talk: DemoTalk, agent: string): (DemoLine | { event: string; text: string })[] {
  const answered = talk.lines.findIndex((line) => line.by === 'staff');
  const joined = { event: 'joined', text: agent };
  const lines = talk.lines.flatMap((line, index) => (index === answered ? [joined, line] : [line]));
  if (talk.state !== 'closed') return lines;
  if (answered < 0) return [...lines, { event: 'closed_by_person', text: '' }];
  return [...lines, { event: 'closed', text: agent }, ...(talk.rating ? [{ event: 'rating_asked', text: '' }] : [])];
}

function messageRow(line: ReturnType<typeof linesOf>[number], given: TalksSeed & Cast, customerId: string | null): Row {
  const none = { text: '', product_id: null, order_id: null, event: null, staff_id: null };
  if ('event' in line) return { ...none, author: 'system', kind: 'event', event: line.event, text: line.text };
  const author = { author: line.by, staff_id: line.by === 'staff' ? given.staff.id : null };
  if ('text' in line) return { ...none, ...author, kind: 'text', text: line.text };
  const orderId = line.card === 'order' && customerId ? given.orderOf(customerId) : null;
  if (orderId) return { ...none, ...author, kind: 'order', order_id: orderId };
  const goods = given.products.filter(({ product }) => product.type === 'normal' && product.recommended);
  return { ...none, ...author, kind: 'product', product_id: given.chance.pick(goods).id };
}

function talkRows(talk: DemoTalk, given: TalksSeed & Cast & { customerId: string | null; visitorId: string | null }) {
  const { chance, now, staff, customerId } = given;
  const begun = addMs(now, -talk.begun * MINUTE);
  const id = chance.id(begun);
  const lines = linesOf(talk, staff.name);
  const step = Math.min(2 * MINUTE, (talk.begun * MINUTE) / (lines.length + 1));
  const messages = lines.map((line, index) => ({
    talk_id: id,
    seq: index + 1,
    client_id: 'event' in line ? null : chance.id(begun),
    ...messageRow(line, given, customerId),
    picture: null,
    width: 0,
    height: 0,
    created_at: addMs(begun, index * step),
  }));
  const last = addMs(begun, (lines.length - 1) * step);
  const closed = talk.state === 'closed';
  const held = talk.state === 'active' || (closed && talk.lines.some((line) => line.by === 'staff'));
  const row = {
    id,
    state: talk.state,
    left_message: talk.left !== undefined,
    customer_id: customerId,
    visitor_id: given.visitorId,
    name: talk.left?.name ?? null,
    email: talk.left?.email ?? null,
    locale: talk.locale,
    staff_id: held ? staff.id : null,
    last_seq: lines.length,
    person_seq: lines.length - (talk.unread ?? 0),
    staff_seq:
      talk.state === 'waiting' ? 0 : talk.lines.at(-1)?.by === 'staff' || closed ? lines.length : lines.length - 1,
    last_at: last,
    waiting_since: !closed && talk.lines.at(-1)?.by === 'person' ? begun : null,
    rating_asked: talk.rating !== undefined,
    rating: talk.rating?.stars ?? null,
    rating_note: talk.rating?.note ?? '',
    created_at: begun,
    closed_at: closed ? last : null,
  };
  return { row, messages };
}

/** Writes talks in every state, canned replies, and hours: round the clock but for Sunday nights and two holidays. */
export async function seedTalks(tx: Tx, given: TalksSeed): Promise<void> {
  const { customers, chance, now } = given;
  const staff = await tx.selectFrom('staff').select(['id', 'name']).orderBy('created_at').limit(1).executeTakeFirst();
  const orders = await tx
    .selectFrom('goods_order')
    .select(['id', 'customer_id'])
    .where('state', 'in', ['pending_shipping', 'pending_receipt', 'completed'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const orderOf = (customerId: string) => orders.find((order) => order.customer_id === customerId)?.id ?? null;
  const used = new Set<string>();
  const visitors: Row[] = [];
  const rows: Row[] = [];
  const messages: Row[] = [];
  for (const talk of talks) {
    if (!staff && talk.lines.some((line) => line.by === 'staff')) continue;
    const begun = addMs(now, -talk.begun * MINUTE);
    const customer =
      talk.who === 'named'
        ? customers[0]
        : customers.find((one, index) => index > 0 && one.locale === talk.locale && !used.has(one.id));
    const visitorId = talk.who === 'visitor' ? chance.id(begun) : null;
    if (visitorId) {
      const hash = createHash('sha256').update(`nobody has the token of ${visitorId}`).digest('hex');
      visitors.push({ id: visitorId, token_hash: `\\x${hash}`, customer_id: null, created_at: begun, seen_at: begun });
    } else if (customer) used.add(customer.id);
    else continue;
    const cast = { staff: staff ?? { id: '', name: '' }, orderOf };
    const made = talkRows(talk, {
      ...given,
      ...cast,
      customerId: visitorId ? null : (customer?.id ?? null),
      visitorId,
    });
    rows.push(made.row);
    messages.push(...made.messages);
  }
  await insertRows(tx, 'chat_visitor', visitors);
  await insertRows(tx, 'chat_talk', rows);
  await insertRows(tx, 'chat_message', messages);
  await tx
    .insertInto('chat_canned')
    .values(cannedReplies.map((reply) => ({ ...reply, id: chance.id(now), text: json(reply.text) })))
    .execute();
  await tx.deleteFrom('chat_hours').execute();
  const week = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 0, closes: 1_440 }));
  await insertRows(tx, 'chat_hours', [...week, { weekday: 7, opens: 480, closes: 1_200 }]);
  const year = addMs(now, 30 * DAY).getUTCFullYear();
  await insertRows(tx, 'chat_closed_day', [
    { day: `${year}-12-25`, note: 'Christmas Day' },
    { day: `${year + 1}-01-01`, note: "New Year's Day" },
  ]);
}
