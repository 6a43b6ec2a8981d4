import { limits } from '@app/contract/core/limits';
import { optionalText } from '@app/contract/core/validation';
import { type AnyOrder, ORDER_GROUPS } from '@app/contract/orders/schemas';
import { Refusal } from '@app/kernel/assert';
import { z } from 'zod';
import type { Platform } from '../../../../platform/slice.ts';
import { detailView, listAllOrders, orderKindPort } from '../../../orders/public.ts';
import type { PageReader } from '../../../pages/public.ts';
import { orderFacts, travelDetail, usableHours } from '../../../travel/public.ts';
import { orderOutput, ordersOutput } from '../../domain/tool-outputs.ts';
import { stretchInput, USUAL } from './find-tools.ts';
import { moneyOf } from './shown.ts';
import { defineTool, type Tool, type ToolCall } from './tool.ts';

type Summary = z.output<typeof ordersOutput>['orders'][number];
type Details = Pick<
  z.output<typeof orderOutput>['order'],
  'items' | 'facts' | 'place' | 'starts_at' | 'ends_at' | 'zone' | 'parcels'
>;

/** An order in the reader's words; the link leads to it in the app, where its customer signs in. */
const summaryOf = (order: AnyOrder, reader: PageReader): Summary => ({
  id: order.id,
  kind: order.kind,
  number: order.number,
  title: order.title,
  subtitle: order.booked?.subtitle ?? null,
  state: reader.say(order.stateText),
  price: moneyOf(order.payable, reader),
  ordered_at: order.createdAt,
  from: order.booked?.from ?? null,
  to: order.booked?.to ?? null,
  open_in_app: reader.whole(
    `/?${new URLSearchParams({ lang: reader.language, currency: reader.currency })}#${order.details}`,
  ),
});

const customerOf = ({ customerId }: ToolCall): string => customerId ?? '';

const listing = (platform: Platform): Tool =>
  defineTool({
    name: 'orders_list',
    title: 'List own orders',
    description: 'Lists the orders of the customer who consented, of goods and travel alike, the newest first.',
    kind: 'reads',
    needs: 'orders:read',
    input: z.strictObject({
      group: z.enum(ORDER_GROUPS, { error: 'field.invalid' }).optional(),
      keyword: optionalText(limits.searchKeyword).optional().describe('A part of a name or a number'),
      ...stretchInput,
    }),
    output: ordersOutput,
    run: async ({ group = 'all', keyword, limit = USUAL, cursor }, call) => {
      const { reader } = call;
      const of = { customerId: customerOf(call), lang: reader.lang, group, keyword, cursor, limit };
      const found = await listAllOrders(platform, of);
      return {
        body: { orders: found.list.map((order) => summaryOf(order, reader)), next_cursor: found.cursor },
      };
    },
  });

const NOTHING: Details = { items: [], facts: [], place: null, starts_at: null, ends_at: null, zone: null, parcels: [] };

async function goodsDetails(platform: Platform, id: string, call: ToolCall): Promise<Details> {
  const { reader } = call;
  const order = await detailView(platform, platform.db, {
    orderId: id,
    customerId: customerOf(call),
    lang: reader.lang,
  });
  const { city, country } = order.address;
  return {
    ...NOTHING,
    items: order.lines.map(({ name, options, quantity, price }) => ({
      name: options === '' ? name : `${name} (${options})`,
      quantity,
      price: moneyOf(price, reader),
    })),
    place: { name: reader.listed([city, country]), address: null },
    parcels: order.shipments.map(({ company, trackingNumber, trackingUrl, shippedAt }) => ({
      carrier: company,
      tracking_number: trackingNumber,
      tracking_url: trackingUrl,
      shipped_at: shippedAt,
    })),
  };
}

async function travelDetails(platform: Platform, id: string, call: ToolCall): Promise<Details> {
  const { reader } = call;
  const of = { orderId: id, customerId: customerOf(call), lang: reader.lang };
  const { kind, subject, service } = await travelDetail(platform, platform.db, of);
  const { startsAt, endsAt } = usableHours(platform, { kind, subject, service });
  return {
    ...NOTHING,
    place: subject.place && { name: subject.place.name, address: subject.place.address },
    starts_at: startsAt,
    ends_at: endsAt,
    zone: service.zone,
  };
}

/** What is said of an order beside its summary. */
async function detailsOf(platform: Platform, order: AnyOrder, call: ToolCall): Promise<Details> {
  try {
    return order.goods ? await goodsDetails(platform, order.id, call) : await travelDetails(platform, order.id, call);
  } catch (error) {
    // Several bookings that are one have no place and hours in common.
    if (error instanceof Refusal && error.key === 'record.not_found') return NOTHING;
    throw error;
  }
}

async function factsOf(platform: Platform, order: AnyOrder, call: ToolCall): Promise<Details['facts']> {
  if (order.goods) return [];
  const of = { id: order.id, customerId: customerOf(call), lang: call.reader.lang };
  return (await orderFacts(platform, platform.db, of)).map(({ label, text: said }) => ({ label, text: said }));
}

/** An order of the customer's own of any kind; null for every other id. */
async function ownOrder(platform: Platform, id: string, call: ToolCall): Promise<AnyOrder | null> {
  const of = { customerId: customerOf(call), lang: call.reader.lang, group: 'all', words: [], after: null } as const;
  const lists = await Promise.all(
    orderKindPort.all(platform).map((kind) => kind.list(platform, { ...of, ids: [id], limit: 1 })),
  );
  return lists.flat().find(({ order }) => order.id === id)?.order ?? null;
}

const reading = (platform: Platform): Tool =>
  defineTool({
    name: 'order_get',
    title: 'Read an own order',
    description:
      'Tells an order of the customer who consented: state, place, hours, price, what it is of line by line, parcels.',
    kind: 'reads',
    needs: 'orders:read',
    input: z.strictObject({ id: z.uuid('field.invalid') }),
    output: orderOutput,
    run: async ({ id }, call) => {
      const order = await ownOrder(platform, id, call);
      if (!order) return { refused: call.reader.say('assistant.say.no_order') };
      const [details, facts] = [await detailsOf(platform, order, call), await factsOf(platform, order, call)];
      return { body: { order: { ...summaryOf(order, call.reader), ...details, facts } } };
    },
  });

/** What a program that a customer let in reads of their orders. */
export const orderTools = (platform: Platform): Tool[] => [listing(platform), reading(platform)];
