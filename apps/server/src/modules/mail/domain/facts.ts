import { intlTag, type Locale } from '@app/contract/core/locale';
import { dateText } from '@app/contract/core/time-words';
import en from '@app/contract/mail/facts/en-US';
import es from '@app/contract/mail/facts/es';
import type { FactWord, FactWords } from '@app/contract/mail/facts/fact-words';
import pt from '@app/contract/mail/facts/pt';
import zh from '@app/contract/mail/facts/zh-cn';

const words: Readonly<Record<Locale, FactWords>> = { 'en-US': en, 'zh-cn': zh, es, pt };

/** One line of what a mail says of an order: what it is, and how that reads. A line without a label goes on with the one before. */
export type Fact = { readonly label: string; readonly text: string };

type Values = Readonly<Record<string, string | number>>;

/** How facts are written for a reader. */
export type FactWriter = {
  readonly locale: Locale;
  word(word: FactWord, values?: Values): string;
  /** A day of the place's calendar, `YYYY-MM-DD`, with its weekday. */
  day(day: string): string;
  /** What clocks of the place show, `YYYY-MM-DDTHH:MM`. */
  hour(wallTime: string): string;
};

/** Returns the writer of a language; days of another year than that of `now` are written with it. */
export function factWriter(locale: Locale, now: Date): FactWriter {
  const year = now.getUTCFullYear();
  const day = (date: string): string => dateText(locale, 'weekday', date, year);
  const between = locale === 'zh-cn' ? ' ' : ', ';
  return {
    locale,
    word: (word, values = {}) =>
      words[locale][word].replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? '')),
    day,
    hour: (wallTime) => `${day(wallTime.slice(0, 10))}${between}${wallTime.slice(11, 16)}`,
  };
}

/** Returns a fact, or none where there is nothing to say. */
export const factOf = (label: string, text: string | null | undefined): Fact[] => (text ? [{ label, text }] : []);

/** Names of what belongs together, in one line. */
export const listed = (writer: FactWriter, parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(writer.locale === 'zh-cn' ? '，' : ', ');

const PART = '\t';
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Facts as the outbox keeps them: a line each, label and text parted by a tab. */
export const storedFacts = (facts: readonly Fact[]): string =>
  facts.map(({ label, text }) => `${oneLine(label)}${PART}${oneLine(text)}`).join('\n');

/** Reads stored facts. */
export const readFacts = (stored: string): Fact[] =>
  stored.split('\n').flatMap((line) => {
    const [label = '', text = ''] = line.split(PART);
    return factOf(label, text);
  });

/** What of money and points something is about, the money as text; null for no money. */
export type MoneyWords = { readonly amount: string | null; readonly points: number };

const outcomeOf = ({ amount, points }: MoneyWords): 'money' | 'points' | 'both' | null => {
  if (amount === null) return points > 0 ? 'points' : null;
  return points > 0 ? 'both' : 'money';
};

const filled = (writer: FactWriter, { amount, points }: MoneyWords): Values => ({
  amount: amount ?? '',
  points: writer.word(points === 1 ? 'points_one' : 'points_other', {
    count: points.toLocaleString(intlTag[writer.locale]),
  }),
});

/** What came back of an order that has ended: money, points, both; or why nothing did. `paid` is whether anything was. */
export function backText(writer: FactWriter, money: MoneyWords, paid: boolean): string {
  if (!paid && money.amount === null)
    return writer.word(money.points > 0 ? 'not_charged_points' : 'not_charged', filled(writer, money));
  return writer.word(`back_${outcomeOf(money) ?? 'none'}`, filled(writer, money));
}

/** What is refunded where cancelling is free. */
export const leaveText = (writer: FactWriter, money: MoneyWords): string =>
  writer.word(`leave_${outcomeOf(money) ?? 'free'}`, filled(writer, money));
