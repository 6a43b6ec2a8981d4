import { refuse } from '@app/contract/core/refuse';
import { text } from '@app/contract/core/validation';
import { Refusal } from '@app/kernel/assert';
import { z } from 'zod';
import type { Platform } from '../../../../platform/slice.ts';
import { appAddress, type PageKind, type PageReader, pageKindPort, pictureAddress } from '../../../pages/public.ts';
import { plainText } from '../../domain/plain-text.ts';
import { detailsOutput } from '../../domain/tool-outputs.ts';
import { keptQuery } from '../find/finder.ts';
import { linksOf } from './shown.ts';
import { defineTool, fieldName, type Tool } from './tool.ts';

/** What there are details of; of goods get_product has more. */
const KINDS = ['hotel', 'flights', 'tour', 'restaurant', 'combo', 'tourCombo', 'meal', 'deal', 'city'] as const;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Letters of a page that are answered. */
const MOST = 12_000;

const day = z.iso.date('field.date');
const people = z.int('field.number').min(0, 'field.too_small').max(99, 'field.too_big');
const input = z.strictObject({
  kind: z.enum(KINDS, { error: 'field.invalid' }),
  id: text(100).describe('The id of a result; of flights both airports, such as `lis-mad`'),
  check_in: day.optional().describe('Of a hotel'),
  check_out: day.optional(),
  day: day.optional().describe('Of flights, tours, restaurants and combos'),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'field.invalid')
    .optional()
    .describe('Of a restaurant'),
  rooms: people.optional(),
  adults: people.optional(),
  child_ages: z.array(people).max(20, 'field.invalid').optional(),
});
type DetailsInput = z.output<typeof input>;

/** What is asked for, as the page of a kind follows it. Refuses input.invalid for what it does not: the answer would be for other days. */
function keptOf(kind: PageKind, asked: DetailsInput): Record<string, string> {
  const { check_in: checkIn, check_out: checkOut, child_ages: childAges, rooms, adults, time } = asked;
  const all = keptQuery({ checkIn, checkOut, day: asked.day, time, rooms, adults, childAges });
  const strange = Object.keys(all).filter((name) => !kind.keeps?.includes(name));
  if (strange.length > 0) {
    refuse('input.invalid', { fields: Object.fromEntries(strange.map((name) => [fieldName(name), 'field.unknown'])) });
  }
  return all;
}

/** Refusals that are said as they are: what is wrong with what was asked for, and that it cannot be read now. */
const SAID: ReadonlySet<string> = new Set(['input.invalid', 'input.missing', 'service.busy']);

/** The page of a thing; null where there is none, or it is not shown. */
async function pageOf(kind: PageKind, id: string, reader: PageReader) {
  try {
    return await kind.read(id, reader);
  } catch (error) {
    if (error instanceof Refusal && !SAID.has(error.key)) return null;
    throw error;
  }
}

const idIn = (kind: PageKind, id: string): string | null =>
  kind.split ? (kind.split(id)?.id ?? null) : UUID.test(id) ? id : null;

/** Returns everything that the page of a thing says. */
export const detailsTool = (platform: Platform): Tool =>
  defineTool({
    name: 'get_details',
    title: 'Read the details',
    description:
      'Tells everything about a hotel, a way of flights, a tour, a restaurant, a combo, a set meal, a deal or a city: what it offers on the days asked for, prices, and what cancelling costs until when.',
    kind: 'reads',
    input,
    output: detailsOutput,
    run: async (asked, { reader }) => {
      const none = { refused: reader.say('assistant.say.no_thing') };
      const kind = pageKindPort.find(platform, asked.kind);
      const id = kind && idIn(kind, asked.id);
      if (!kind || !id) return none;
      const kept = keptOf(kind, asked);
      const read = await pageOf(kind, id, { ...reader, query: kept, exact: true });
      if (!read) return none;
      const { language, currency } = reader;
      const { page } = linksOf({ page: { kind: kind.kind, id, name: read.name }, opens: read.opens, kept }, reader);
      return {
        body: {
          kind: kind.kind,
          id,
          name: read.name,
          about: read.about,
          text: plainText(read.body.toString(), MOST),
          data: [...read.data],
          pictures: read.pictures.map((url) => pictureAddress(url, reader)),
          page,
          open_in_app: reader.whole(appAddress({ language, currency, query: kept }, read.opens)),
        },
      };
    },
  });
