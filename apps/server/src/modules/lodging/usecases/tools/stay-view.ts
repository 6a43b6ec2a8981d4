import { z } from 'zod';
import type { Platform } from '../../../../platform/slice.ts';
import { isoMoneyOf, moneyOutput, type ToolCall } from '../../../assistants/public.ts';
import { pageReader } from '../../../pages/public.ts';

const thing = z.object({ id: z.string(), name: z.string() });
const message = z.object({
  type: z.string(),
  code: z.string(),
  content: z.string(),
  field: z.string().nullable().describe('The field of the tool that it is about'),
});

export const stayOutput = z.object({
  id: z.string(),
  status: z
    .string()
    .describe(
      '`incomplete`: it cannot be had as it is, see messages; `requires_escalation`: hand continue_url to the person; `canceled`; `handed_over`: a person went on with it',
    ),
  hotel: thing.nullable(),
  room: thing.nullable(),
  rate: thing.nullable(),
  check_in: z.string().nullable(),
  check_out: z.string().nullable(),
  rooms: z.array(z.object({ adults: z.int(), child_ages: z.array(z.int()) })),
  totals: z.array(z.object({ type: z.string(), label: z.string().nullable(), money: moneyOutput })),
  policy: z.string().nullable().describe('What cancelling costs until when'),
  messages: z.array(message),
  expires_at: z.string().nullable(),
  continue_url: z.string().nullable().describe('Where the person looks at the stay, signs in, books and pays'),
});
export type StayOutput = z.output<typeof stayOutput>;

/** A booking session as the protocol says it, as far as tools tell it: no names of guests. */
export type SaidSession = {
  readonly id: string;
  readonly status: string;
  readonly property: { readonly id: string; readonly name?: string };
  readonly stays: readonly {
    readonly accommodation_type?: { readonly id?: string; readonly title?: string };
    readonly rate_plan?: { readonly id?: string; readonly title?: string };
    readonly occupancy?: { readonly adults?: number; readonly child_ages?: readonly number[] };
    readonly stay_dates: { readonly start_date: string; readonly end_date: string };
  }[];
  readonly currency: string;
  readonly totals: readonly { readonly type: string; readonly amount: number; readonly display_text?: string }[];
  readonly messages: readonly SaidMessage[];
  readonly policies: readonly { readonly description?: { readonly plain?: string } }[];
  readonly expires_at?: string;
  readonly continue_url?: string;
};
export type SaidMessage = {
  readonly type: string;
  readonly code: string;
  readonly content: string;
  readonly path?: string;
};

/** Parts of the protocol's places, and the fields of the tools that they are about. */
const FIELDS: readonly (readonly [part: string, field: string])[] = [
  ['.rate_plan', 'rate_id'],
  ['.accommodation_type', 'room_id'],
  ['.start_date', 'check_in'],
  ['.end_date', 'check_out'],
  ['.occupancy', 'rooms'],
  ['.guest', 'rooms'],
  ['.property', 'hotel_id'],
];

/** Returns the field of a tool that a message is about; null for none. An error of a stay as a whole is one of its rooms. */
function fieldOf({ type, path = '' }: SaidMessage): string | null {
  const found = FIELDS.find(([part]) => path.includes(part))?.[1];
  return found ?? (type === 'error' && path.includes('.stays') ? 'rooms' : null);
}

/** What is wrong in one line each, with the field that it is about. */
export const linesOf = (messages: readonly SaidMessage[]): string =>
  messages
    .map((one) => {
      const field = fieldOf(one);
      return field === null ? one.content : `${field}: ${one.content}`;
    })
    .join('\n');

const thingOf = (of: { readonly id?: string; readonly title?: string } | undefined) =>
  of?.id === undefined ? null : { id: of.id, name: of.title ?? '' };

/** A session as tools answer it. Who has its link has its id, too: it says nothing of who is to sleep there. */
export async function viewOf(platform: Platform, said: SaidSession, { reader }: ToolCall): Promise<StayOutput> {
  const { currency, property, stays, totals, messages, policies } = said;
  const inCurrency = await pageReader(platform, { language: reader.language, currency, query: {} });
  const [first] = stays;
  const handOver = said.continue_url
    ? [{ type: 'info', code: 'hand_over', content: reader.say('lodging.say.book_self'), field: null }]
    : [];
  return {
    id: said.id,
    status: said.status,
    hotel: { id: property.id, name: property.name ?? '' },
    room: thingOf(first?.accommodation_type),
    rate: thingOf(first?.rate_plan),
    check_in: first?.stay_dates.start_date ?? null,
    check_out: first?.stay_dates.end_date ?? null,
    rooms: stays.map(({ occupancy }) => ({
      adults: occupancy?.adults ?? 0,
      child_ages: [...(occupancy?.child_ages ?? [])],
    })),
    totals: totals.map(({ type, amount, display_text: label = null }) => ({
      type,
      label,
      money: isoMoneyOf(amount, currency, inCurrency),
    })),
    policy: policies[0]?.description?.plain ?? null,
    messages: [
      ...messages.map((one) => ({ type: one.type, code: one.code, content: one.content, field: fieldOf(one) })),
      ...handOver,
    ],
    expires_at: said.expires_at ?? null,
    continue_url: said.continue_url ?? null,
  };
}

/** Of a stay that a person went on with nothing is said. */
export const handedOver = (id: string, { reader }: ToolCall): StayOutput => ({
  id,
  status: 'handed_over',
  hotel: null,
  room: null,
  rate: null,
  check_in: null,
  check_out: null,
  rooms: [],
  totals: [],
  policy: null,
  messages: [{ type: 'info', code: 'handed_over', content: reader.say('lodging.say.handed_over'), field: null }],
  expires_at: null,
  continue_url: null,
});
