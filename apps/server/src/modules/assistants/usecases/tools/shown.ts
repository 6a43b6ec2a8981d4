import type { Amount } from '@app/contract/core/money-words';
import { currencyDecimals } from '@app/kernel/currency-decimals';
import type { PageReader } from '../../../pages/public.ts';
import { appAddress } from '../../../pages/public.ts';
import { isoPrice } from '../../domain/minor-units.ts';
import type { FoundOutput, MoneyOutput, ThingOutput } from '../../domain/tool-outputs.ts';
import type { Found, FoundThing } from '../find/finder.ts';

/** A price as tools answer it: in the minor unit, and as it is written for people. */
export const moneyOf = (price: Amount, reader: PageReader): MoneyOutput => ({
  ...isoPrice({ ...price, usd: 0 } as Parameters<typeof isoPrice>[0]),
  text: reader.money(price),
});

/** An amount in the minor unit of ISO 4217 as tools answer it. */
export const isoMoneyOf = (amount: number, currency: string, reader: PageReader): MoneyOutput => ({
  amount,
  currency,
  text: reader.money({ amount, currency, decimals: currencyDecimals(currency) }),
});

const withQuery = (path: string, query: Readonly<Record<string, string>>): string => {
  const kept = new URLSearchParams(query).toString();
  return kept === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${kept}`;
};

type Linked = Pick<FoundThing, 'page' | 'opens' | 'kept'>;

/** The page of something and the screen that opens it, in the reader's language and money. */
export function linksOf({ page, opens, kept = {} }: Linked, reader: PageReader) {
  const { language, currency } = reader;
  const own = page && withQuery(reader.address(page.kind, page), { currency, ...kept });
  return { page: own, open_in_app: reader.whole(appAddress({ language, currency, query: kept }, opens)) };
}

/** What was found as tools answer it. */
export const thingOf = (thing: FoundThing, reader: PageReader): ThingOutput => ({
  kind: thing.kind,
  id: thing.id,
  name: thing.name,
  place: thing.place,
  notes: thing.notes.flatMap((note) => (note ? [note] : [])),
  price: thing.price && moneyOf(thing.price, reader),
  price_for: thing.priceFor,
  price_before: thing.before ? moneyOf(thing.before, reader) : null,
  available: thing.available,
  availability: thing.availability,
  policy: thing.policy,
  ...linksOf(thing, reader),
});

/** A stretch of what was found as tools answer it. */
export const foundOf = ({ things, total, cursor, note = null }: Found, reader: PageReader): FoundOutput => ({
  results: things.map((thing) => thingOf(thing, reader)),
  total,
  next_cursor: cursor,
  note: things.length > 0 ? note : [note, reader.say('assistant.say.nothing')].filter(Boolean).join(' '),
});
