import { addMs, HOUR } from '@app/kernel/clock';
import { sql } from 'kysely';
import { json, type Tx } from '../../platform/db/connect.ts';
import { demoMessages } from '../content/messages.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';
import type { SeededCustomer } from './customers.ts';

/**
 * Notices and messages in every state, and what the shop told of the orders that exist. The popup is for the level of the
 * named customer, so that visitors are not stopped at the door. `customers[0]` is the named customer.
 */
export async function seedMessages(
  tx: Tx,
  made: { chance: Chance; now: Date; customers: readonly SeededCustomer[] },
): Promise<void> {
  const { chance, now, customers } = made;
  const named = customers[0]?.id ?? null;
  const { rows: levels } = await sql<{ id: string }>`
    SELECT l.id FROM member_level l JOIN customer c ON l.threshold_usd <= c.standing_usd
    WHERE c.id = ${named} ORDER BY l.threshold_usd DESC LIMIT 1`.execute(tx);
  const idOf = { all: null, level: levels[0]?.id ?? null, customer: named };
  const rows = demoMessages.map((message) => {
    const publishAt = addMs(now, -message.ageHours * HOUR);
    return {
      id: chance.id(now),
      kind: message.kind,
      type: message.type,
      title: message.title,
      summary: message.summary,
      content: message.content,
      cover: null,
      popup: message.popup ?? false,
      audience: message.audience,
      audience_id: idOf[message.audience],
      status: message.status,
      publish_at: publishAt,
      expires_at: message.lastsHours === undefined ? null : addMs(publishAt, message.lastsHours * HOUR),
      created_at: addMs(now, -Math.max(message.ageHours, 1) * HOUR),
    };
  });
  await insertRows(tx, 'message', rows);
  await insertRows(
    tx,
    'message_mark',
    demoMessages.flatMap((message, index) =>
      message.read ? [{ customer_id: named, message_id: rows[index]?.id, read_at: addMs(now, -HOUR) }] : [],
    ),
  );
  await writeShipmentNotices(tx, { named, chance, now });
}

/** The last parcels of the named customer, as the shop tells of a shipment. */
async function writeShipmentNotices(tx: Tx, made: { named: string | null; chance: Chance; now: Date }): Promise<void> {
  const { rows: shipped } = await sql<{ id: string; number: string; step: string; at: Date }>`
    SELECT o.id, o.number, h.id::text AS step, h.created_at AS at FROM goods_order o
    JOIN goods_order_history h ON h.order_id = o.id AND h.event = 'ship'
    WHERE o.customer_id = ${made.named} ORDER BY h.created_at DESC LIMIT 4`.execute(tx);
  for (const order of shipped) {
    const text = {
      'en-US': `Order ${order.number} has been shipped. Follow it in the order details.`,
      'zh-cn': `订单 ${order.number} 已发货，可在订单详情中查看物流。`,
      es: `El pedido ${order.number} se ha enviado. Síguelo en los detalles del pedido.`,
      pt: `O pedido ${order.number} foi enviado. Acompanhe nos detalhes do pedido.`,
    };
    await tx
      .insertInto('message')
      .values({
        id: made.chance.id(made.now),
        kind: 'inbox',
        type: 'order',
        title: json({
          'en-US': 'Your order is on its way',
          'zh-cn': '您的订单已发货',
          es: 'Tu pedido va en camino',
          pt: 'Seu pedido está a caminho',
        }),
        summary: json(text),
        content: json(Object.fromEntries(Object.entries(text).map(([locale, said]) => [locale, `<p>${said}</p>`]))),
        audience: 'customer',
        audience_id: made.named,
        status: 'published',
        publish_at: order.at,
        link_kind: 'order',
        link_id: order.id,
        dedupe_key: `order/${order.id}/ship/${order.step}`,
        created_at: order.at,
      })
      .execute();
  }
}
