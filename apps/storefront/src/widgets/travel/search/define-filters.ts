import { type Money, priceInput } from '../../typed-price.ts';
import { formedOf, joined, knownOf } from './filter-params.ts';

type Value = string | number | boolean | null | readonly (string | number)[];

/** What an address carries, by name. */
type Params = Readonly<Record<string, string | undefined>>;

/** One filter: what it is while it is off, and the text of it in an address and in a search, null while it is off. */
export interface FilterField<V extends Value = Value, W extends string = string> {
  readonly none: V;
  read(text: string, money: Money | undefined): V;
  write(value: V): W | null;
  /** Typed in the shown currency: an address says in which one. */
  readonly isPrice?: true;
  /** Its name in an address, where that is not its own. */
  readonly param?: string;
}

/** Whether something is wanted, as the address and the search say it. */
export const flagAs = <W extends string>(text: W): FilterField<boolean, W> => ({
  none: false,
  read: (read) => read === text,
  write: (on) => (on ? text : null),
});
export const flag = flagAs('1');

/** Some of a few values, in their own order. */
export const someOf = <T extends string>(all: readonly T[]): FilterField<readonly T[]> => ({
  none: [],
  read: (text) => knownOf(all, text),
  write: joined,
});

/** Some of a few numbers, in their own order. */
export const numbersOf = (all: readonly number[]): FilterField<readonly number[]> => ({
  none: [],
  read: (text) => all.filter((one) => text.split(',').includes(String(one))),
  write: joined,
});

/** Any values of a form, such as codes. */
export const codesOf = (form: RegExp): FilterField<readonly string[]> => ({
  none: [],
  read: (text) => formedOf(text, form),
  write: joined,
});

/** At most one of a few numbers. */
export const oneOf = (all: readonly number[]): FilterField<number | null> => ({
  none: null,
  read: (text) => all.find((one) => String(one) === text) ?? null,
  write: (value) => (value === null ? null : String(value)),
});

/** A whole number from 1 on. */
export const upTo = (most: number): FilterField<number | null> => ({
  none: null,
  read: (text) => (/^[1-9]\d{0,8}$/.test(text) && Number(text) <= most ? Number(text) : null),
  write: (value) => (value === null ? null : String(value)),
});

/** An id that an answer named. */
export const named: FilterField<string | null> = {
  none: null,
  read: (text) => text.trim() || null,
  write: (value) => value,
};

/** Words that were typed. */
export const words: FilterField<string> = {
  none: '',
  read: (text) => text.trim(),
  write: (value) => value || null,
};

/** An end of a price range, a decimal text in the shown currency. */
export const price: FilterField<string | null> = {
  none: null,
  read: (text, money) => (money ? priceInput(text, money.decimals) : null),
  write: (value) => value,
  isPrice: true,
};

/** A filter whose name in the search is not its own. */
export const asked = <A extends string, F extends FilterField>(ask: A, field: F): F & { readonly ask: A } => ({
  ...field,
  ask,
});

/** A filter whose name in an address is not its own. */
export const inAddress = <F extends FilterField>(param: string, field: F): F => ({ ...field, param });

type Fields = Readonly<Record<string, FilterField>>;
type Asks<F, K> = F extends { readonly ask: infer A extends string } ? A : K;
type ValueOf<F> = F extends FilterField<infer V, string> ? V : never;
type TextOf<F> = F extends { write(value: never): infer W } ? Exclude<W, null> : never;

type FilterValues<D extends Fields> = { readonly [K in keyof D]: ValueOf<D[K]> };
type FilterQuery<D extends Fields> = { [K in keyof D as Asks<D[K], K>]?: TextOf<D[K]> };

export type Filters<D extends Fields> = {
  /** Nothing is filtered. */
  readonly none: FilterValues<D>;
  /** The filters in an address. What cannot be read, or was typed in another currency than that of `money`, counts as absent. */
  of(params: Params, money?: Money): FilterValues<D>;
  /** The filters as parameters of the address. */
  params(filters: FilterValues<D>, currency?: string): Record<string, string | null>;
  /** The filters as the search takes them. */
  query(filters: FilterValues<D>): FilterQuery<D>;
  /** The filters with one taken off; `price` is both ends of a price range. */
  without(filters: FilterValues<D>, name: string): FilterValues<D>;
  /** How many filters are on, each value of a list counting and a price range as one. */
  count(filters: FilterValues<D>): number;
};
/** The values that a kind's filters may have. */
export type FiltersOf<F> = F extends { readonly none: infer V } ? V : never;

/** What the address says the currency of typed prices with. */
const CURRENCY = 'in';

/** What searches call a price range. */
const PRICE = 'price';

const countOf = (value: Value): number => (Array.isArray(value) ? value.length : Number(Boolean(value)));

/** The filters of a search by their names: how they are read from an address, written into it, asked for and counted. */
export function defineFilters<D extends Fields>(fields: D): Filters<D> {
  const all = Object.entries<FilterField & { readonly ask?: string }>(fields);
  const hasPrice = all.some(([, field]) => field.isPrice);
  const texts = (filters: FilterValues<D>) =>
    all.map(([name, field]) => ({ name, field, text: field.write(filters[name] as Value) }));
  return {
    none: Object.fromEntries(all.map(([name, { none }]) => [name, none])) as FilterValues<D>,
    of(params, money) {
      const read = ([name, field]: (typeof all)[number]): [string, Value] => {
        const text = params[field.param ?? name];
        const isOther = field.isPrice && params[CURRENCY] !== money?.currency;
        return [name, text === undefined || isOther ? field.none : field.read(text, money)];
      };
      return Object.fromEntries(all.map(read)) as FilterValues<D>;
    },
    params(filters, currency) {
      const said = texts(filters);
      const isPriced = said.some(({ field, text }) => field.isPrice && text !== null);
      return {
        ...Object.fromEntries(said.map(({ name, field, text }) => [field.param ?? name, text])),
        ...(hasPrice && { [CURRENCY]: isPriced ? (currency ?? null) : null }),
      };
    },
    query: (filters) =>
      Object.fromEntries(
        texts(filters).flatMap(({ name, field, text }) => (text === null ? [] : [[field.ask ?? name, text]])),
      ) as FilterQuery<D>,
    without(filters, name) {
      const isMeant = ([key, field]: (typeof all)[number]) =>
        field.isPrice ? name === PRICE : key === name || field.param === name;
      const off = all.filter(isMeant).map(([key, { none }]) => [key, none]);
      return { ...filters, ...Object.fromEntries(off) };
    },
    count: (filters) =>
      all.filter(([, field]) => !field.isPrice).reduce((sum, [name]) => sum + countOf(filters[name] as Value), 0) +
      Number(all.some(([name, field]) => field.isPrice && filters[name] !== null)),
  };
}
