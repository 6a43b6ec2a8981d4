import { optionalText, text } from '@app/contract/core/validation';
import { z } from 'zod';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import {
  type Answered,
  type Caller,
  defineTool,
  GUEST,
  guestOf,
  type Tool,
  type ToolAnswer,
  type ToolCall,
} from '../../../assistants/public.ts';
import { lockSession, readSession, type Session } from '../../db/session.repo.ts';
import { LODGING_CAPABILITIES } from '../../domain/proposal.ts';
import { type SessionWish, sessionBody } from '../../domain/session-body.ts';
import { createSession, getSession, sessionStepsOf, updateSession } from '../change-session.ts';
import { handedOver, linesOf, type SaidMessage, type SaidSession, stayOutput, viewOf } from './stay-view.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** More than any house takes: what a rate really takes is said by its quote. */
const most = { rooms: 20, people: 100, childAge: 17 } as const;
const day = z.iso.date('field.date');

const room = z.strictObject({
  adults: z.int('field.number').min(1, 'field.too_small').max(most.people, 'field.too_big'),
  child_ages: z
    .array(z.int('field.child_age').min(0, 'field.child_age').max(most.childAge, 'field.child_age'))
    .max(most.people, 'field.too_big')
    .optional(),
  lead: z
    .strictObject({ first_name: optionalText(200).optional(), last_name: optionalText(200).optional() })
    .optional()
    .describe('Who leads this room, where it is known: it is filled into the form of who goes on'),
});

const stay = {
  hotel_id: text(100).describe('The id of a hotel'),
  rate_id: text(100).describe('A rate: `sku` of an offer that get_details tells for the same days'),
  room_id: optionalText(100).optional().describe('Its type of room: `itemOffered.identifier` of the offer'),
  check_in: day.describe('Day of arrival, YYYY-MM-DD'),
  check_out: day.describe('Day of departure, YYYY-MM-DD'),
  rooms: z
    .array(room, { error: 'field.required' })
    .min(1, 'field.required')
    .max(most.rooms, 'field.too_big')
    .describe('Each room with its people'),
};
const id = z.string({ error: 'field.required' }).regex(UUID, 'field.invalid').describe('The id of the stay');

type Stay = z.output<z.ZodObject<typeof stay>>;

/** A caller without a profile, as booking sessions know callers. */
const callerOf = (call: ToolCall): Caller => ({ ...guestOf(call), active: Object.keys(LODGING_CAPABILITIES) });

const named = ({ lead }: Stay['rooms'][number]): boolean => Boolean(lead?.first_name || lead?.last_name);

/** A stay as the protocol of booking sessions wishes for it. */
function wishOf(of: Stay, context: SessionWish['context']): SessionWish {
  const dates = { start_date: of.check_in, end_date: of.check_out };
  return sessionBody.parse({
    property: { id: of.hotel_id },
    stays: of.rooms.map((one, at) => {
      const ages = one.child_ages ?? [];
      return {
        ...(of.room_id ? { accommodation_type: { id: of.room_id } } : {}),
        rate_plan: { id: of.rate_id },
        occupancy: { adults: one.adults, children: ages.length, child_ages: ages, total: one.adults + ages.length },
        stay_dates: dates,
        ...(named(one) ? { guest_assignments: [{ guest_id: `room_${at + 1}` }] } : {}),
      };
    }),
    guests: of.rooms.flatMap((one, at) => (named(one) ? [{ id: `room_${at + 1}`, ...one.lead }] : [])),
    context,
  });
}

/** Language and currency as far as a call names them: without them a stay remains in its own. */
const namedIn = ({ asked, reader }: ToolCall): SessionWish['context'] => ({
  ...(asked.language && { language: reader.language }),
  ...(asked.currency && { currency: reader.currency }),
});

/** What the tools of a stay answer: the stay, or why there is none. */
async function answerOf(platform: Platform, { body }: Answered, call: ToolCall): Promise<ToolAnswer> {
  if ('id' in body) return { body: await viewOf(platform, body as unknown as SaidSession, call) };
  return { refused: linesOf((body.messages ?? []) as readonly SaidMessage[]) };
}

const taken = (session: Session | null): boolean => session?.profile === GUEST && session.state === 'handed_over';

/** Changes a guest's stay in one transaction. Refuses with words where a person went on with it. */
async function changing(
  platform: Platform,
  of: { readonly id: string; readonly call: ToolCall },
  work: (tx: Tx) => Promise<Answered>,
): Promise<ToolAnswer> {
  const done = await inTransaction(platform.db, async (tx) => (taken(await lockSession(tx, of.id)) ? null : work(tx)));
  return done === null ? { refused: of.call.reader.say('lodging.say.handed_over') } : answerOf(platform, done, of.call);
}

const making = (platform: Platform): Tool =>
  defineTool({
    name: 'create_booking',
    title: 'Prepare a stay',
    description:
      'Prices rooms of a hotel at a rate for some days and people, with what cancelling costs, and keeps the choice for some minutes. Nothing is booked, paid or held by it: hand `continue_url` to the person, who signs in, books and pays in the app.',
    kind: 'writes',
    input: z.strictObject(stay),
    output: stayOutput,
    run: async (wish, call) => {
      const { language, currency } = call.reader;
      const made = { caller: callerOf(call), wish: wishOf(wish, { language, currency }) };
      const done = await inTransaction(platform.db, (tx) => createSession(platform, tx, made));
      return answerOf(platform, done, call);
    },
  });

const reading = (platform: Platform): Tool =>
  defineTool({
    name: 'get_booking',
    title: 'Read a stay',
    description:
      'Tells a stay as it stands, priced anew while nobody went on with it. Once a person did, it tells no more than that.',
    kind: 'reads',
    input: z.strictObject({ id }),
    output: stayOutput,
    run: async (wish, call) => {
      if (taken(await readSession(platform.db, wish.id))) return { body: handedOver(wish.id, call) };
      const read = await getSession(platform, platform.db, { caller: callerOf(call), id: wish.id });
      return answerOf(platform, read, call);
    },
  });

const writing = (platform: Platform): Tool =>
  defineTool({
    name: 'update_booking',
    title: 'Change a stay',
    description:
      'Writes a stay anew as a whole; one that cannot be had changes nothing, and the messages say why. Its link stays.',
    kind: 'removes',
    input: z.strictObject({ id, ...stay }),
    output: stayOutput,
    run: ({ id: of, ...wish }, call) =>
      changing(platform, { id: of, call }, (tx) =>
        updateSession(platform, tx, { caller: callerOf(call), id: of, wish: wishOf(wish, namedIn(call)) }),
      ),
  });

const canceling = (platform: Platform): Tool =>
  defineTool({
    name: 'cancel_booking',
    title: 'Cancel a prepared stay',
    description: 'Takes a stay back that nobody went on with. What a person booked is cancelled by them in the app.',
    kind: 'removes',
    input: z.strictObject({ id }),
    output: stayOutput,
    run: (wish, call) =>
      changing(platform, { id: wish.id, call }, (tx) =>
        sessionStepsOf(platform).cancel(tx, { caller: callerOf(call), id: wish.id }),
      ),
  });

/** What assistants without a profile do with a stay for someone. */
export const stayTools = (platform: Platform): Tool[] => [
  making(platform),
  reading(platform),
  writing(platform),
  canceling(platform),
];
