import type { Shape } from '@app/contract/core/endpoint';
import type { Amount } from '@app/contract/core/money-words';
import type { PageKindName } from '@app/contract/pages/page-address';
import type { z } from 'zod';
import { readInput } from '../../../../platform/http/input.ts';
import { defineKeyedPort } from '../../../../platform/port.ts';
import type { AppScreen, PageReader } from '../../../pages/public.ts';

/** Something that is for sale, as an assistant reads it. */
export type FoundThing = {
  readonly kind: PageKindName;
  readonly id: string;
  readonly name: string;
  /** Where it is; null where it is nowhere. */
  readonly place: string | null;
  /** What else distinguishes it from others, in the reader's words; what is empty is left out. */
  readonly notes: readonly (string | null | false)[];
  /** Null where nothing of it can be had. */
  readonly price: Amount | null;
  /** What the price is for, such as the stay. */
  readonly priceFor: string;
  /** The price before, of what is at a deal. */
  readonly before?: Amount | null;
  readonly available: boolean;
  readonly availability: string;
  /** What cancelling costs, or what comes back. */
  readonly policy: string;
  /** Its page without scripts; null for none. */
  readonly page: { readonly kind: PageKindName; readonly id: string; readonly name?: string } | null;
  /** The screen of the app that shows it. */
  readonly opens: AppScreen;
  /** The days and people that were asked for: page and screen keep them. */
  readonly kept?: Readonly<Record<string, string>>;
};

/** What a search has found; `note` is what is to be known of it beside. */
export type Found = {
  readonly things: readonly FoundThing[];
  readonly total: number | null;
  readonly cursor: string | null;
  readonly note?: string | null;
};

/** How much of a search is asked for. */
export type Stretch = { readonly limit: number; readonly cursor?: string | undefined };

/** A search of a slice that assistants can make. Names and descriptions are for programs, and in English. */
export type Finder<S extends z.ZodRawShape = z.ZodRawShape> = {
  /** The name of the tool. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What is asked for, by names in snake case; messages are keys. */
  readonly input: S;
  /** Searches by the use case of the app's own call. Refuses as that does, fields by their names in either case. */
  readonly find: (wish: z.output<z.ZodObject<S>> & Stretch, reader: PageReader) => Promise<Found>;
};

const port = defineKeyedPort('search of assistants', (finder: Finder) => finder.name);

/** Takes a search with its own input. */
export const finderPort = Object.assign(
  <S extends z.ZodRawShape>(finder: Finder<S>) => port(finder as unknown as Finder),
  { all: port.all },
);

type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;

/** Reads what is asked for by the query of the app's own call, as its address writes it. Refuses input.invalid with its fields. */
export function queryOf<T extends z.ZodType>(schema: T, asked: Readonly<Record<string, QueryValue>>): z.output<T> {
  const query = Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) => {
      if (value === undefined || value === null) return [];
      if (typeof value === 'boolean') return [[name, value ? '1' : '0']];
      return [[name, String(value)]];
    }),
  );
  const read = readInput({ query: schema } as unknown as Shape, { params: undefined, query, body: undefined });
  return (read as { query: z.output<T> }).query;
}

/** What of a search an address stores: values as texts, without those that are empty. */
export const keptQuery = (asked: Readonly<Record<string, QueryValue>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) =>
      value === undefined || value === null || value === false || String(value) === '' ? [] : [[name, String(value)]],
    ),
  );
