import { keyOfLimited } from '@app/contract/core/limit-message';
import { DEFAULT_LOCALE, type Language, tagOf } from '@app/contract/core/locale';
import type { MessageKey } from '@app/contract/core/message-keys';
import { createInstance, type FormatterModule } from 'i18next';
import { createElement, Fragment, type ReactNode, useMemo, useSyncExternalStore } from 'react';

/** A key of the dictionary; keys with plural forms are named without their ending. */
export type TextKey =
  | MessageKey
  | (MessageKey extends infer K ? (K extends `${infer Base}_other` ? Base : never) : never);
export type TextVars = Readonly<Record<string, string | number>>;
export type Messages = Readonly<Record<string, string>>;
export type Translate = (key: TextKey, vars?: TextVars) => string;

export type TextSources = {
  /** English texts in place from the start. */
  readonly bundled: Messages;
  readonly reportMissing: (locale: Language, key: string) => void;
  /** Fetches all English texts, for a key that no chunk on this page brought. */
  readonly restOfEnglish: () => Promise<Messages>;
};

const NAMESPACE = 'translation';
const instance = createInstance();
const listeners = new Set<() => void>();
let version = 0;
let locale: Language = DEFAULT_LOCALE;
const loaded = new Set<Language>();
/** Language and key of texts that were there once: none is ever taken away. */
const found = new Set<string>();
const reported = new Set<string>();
let sources: TextSources = { bundled: {}, reportMissing: () => {}, restOfEnglish: () => Promise.resolve({}) };
let rest: 'absent' | 'coming' | 'here' = 'absent';

/** Values that any text may name, such as the shop's own name. */
let shared: TextVars = {};

const changed = () => {
  version += 1;
  for (const listener of listeners) listener();
};

const writers = new Map<string, Intl.NumberFormat>();

/** A number within a text as its language writes it: 1,755 points. Below a thousand nothing is grouped anywhere. */
function grouped(value: unknown, _format?: string, language?: string): string {
  if (typeof value !== 'number' || Math.abs(value) < 1_000) return value as string;
  const tag = language ?? tagOf(locale);
  const writer = writers.get(tag) ?? new Intl.NumberFormat(tag);
  writers.set(tag, writer);
  return writer.format(value);
}

/** Starts the dictionary with the messages that ship with the page. Call once, before the first text. */
export function startI18n(from: TextSources): void {
  sources = from;
  rest = 'absent';
  const formatter: FormatterModule = { type: 'formatter', init() {}, add() {}, addCached() {}, format: grouped };
  void instance.use(formatter).init({
    lng: tagOf(DEFAULT_LOCALE),
    fallbackLng: tagOf(DEFAULT_LOCALE),
    load: 'currentOnly',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    resources: { [tagOf(DEFAULT_LOCALE)]: { [NAMESPACE]: from.bundled } },
  });
  loaded.add(DEFAULT_LOCALE);
  changed();
}

/** Spanish and Portuguese have a plural form of their own for millions; dictionaries write it like the other one. */
const withMany = (messages: Messages): Messages => ({
  ...Object.fromEntries(
    Object.entries(messages)
      .filter(([key]) => key.endsWith('_other'))
      .map(([key, text]) => [key.replace(/_other$/, '_many'), text]),
  ),
  ...messages,
});

/** Adds a locale's messages over those already there. */
export function addMessages(to: Language, messages: Messages): void {
  instance.addResourceBundle(tagOf(to), NAMESPACE, withMany(messages), true, true);
  loaded.add(to);
  changed();
}

/** Whether a locale's messages are in place. */
export const hasMessages = (of: Language): boolean => loaded.has(of);

/** Switches the language of every text on screen; nothing is mounted anew. */
export function showLocale(next: Language): void {
  locale = next;
  void instance.changeLanguage(tagOf(next));
  changed();
}

/** English texts that chunks brought since the last text was drawn: each file brings a few, one merge takes them all. */
let waiting: Record<string, string> | null = null;

/** Adds English texts below those already there, which staff may have edited. Draws nothing anew. */
export function addEnglish(messages: Messages): void {
  waiting = Object.assign(waiting ?? {}, messages);
}

function takeWaiting(): void {
  if (!waiting) return;
  instance.addResourceBundle(tagOf(DEFAULT_LOCALE), NAMESPACE, waiting, true, false);
  waiting = null;
}

async function fetchRest(): Promise<void> {
  rest = 'coming';
  try {
    addEnglish(await sources.restOfEnglish());
    rest = 'here';
  } catch {
    rest = 'absent';
    return;
  }
  changed();
}

const exists = (key: string, vars: TextVars | undefined, of: Language): boolean =>
  instance.exists(key, { ...vars, lng: tagOf(of), fallbackLng: [] });

function reportOnce(mark: string, key: string): void {
  if (reported.has(mark)) return;
  reported.add(mark);
  sources.reportMissing(locale, key);
}

/**
 * Whether a key may be drawn now: its text is there, or is known to be nowhere. Reports what a complete dictionary
 * lacks; English is complete only with `restOfEnglish`, which the first absent key asks for.
 */
function isReady(key: string, vars: TextVars | undefined): boolean {
  const mark = `${locale} ${key}`;
  if (found.has(mark)) return true;
  takeWaiting();
  if (exists(key, vars, locale)) {
    found.add(mark);
    return true;
  }
  if (loaded.has(locale) && (locale !== DEFAULT_LOCALE || rest === 'here')) reportOnce(mark, key);
  if (rest === 'here' || exists(key, vars, DEFAULT_LOCALE)) return true;
  if (rest === 'absent') void fetchRest();
  return false;
}

/** The form for one thing is that of exactly one, also in languages whose own rules have a single form. */
const formOf = (key: string, vars: TextVars | undefined): string =>
  vars?.count === 1 && exists(`${key}_one`, undefined, locale) ? `${key}_one` : key;

/**
 * Text for a key that is only known at run time (from an answer). Falls back to English, then to the key itself; while
 * English texts that nothing on the page named are fetched, to nothing.
 */
export function textOf(said: string, given?: TextVars): string {
  const { key, limit } = keyOfLimited(said);
  const vars = limit === undefined ? given : { ...given, limit: limit.toLocaleString(tagOf(locale)) };
  return isReady(key, vars) ? instance.t(formOf(key, vars), { ...shared, ...vars }) : '';
}

/** Sets the values that any text may name; texts on screen are drawn anew. */
export function shareVars(vars: TextVars): void {
  shared = vars;
  changed();
}

/** Text for a key of the dictionary, outside components. Components use `useT`, which follows the language. */
export const t: Translate = (key, vars) => textOf(key, vars);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** `t` for components: renders again when the language or its dictionary changes. */
export function useT(): Translate {
  const now = useSyncExternalStore(subscribe, () => version);
  // a fresh function per version, so that memoised children see the change
  return useMemo<Translate>(() => (now >= 0 ? (key, vars) => textOf(key, vars) : t), [now]);
}

/** A text whose `{{name}}` places are filled with elements: `rich('order.pay_within', { time: <b>28:14</b> })`. */
export function rich(key: TextKey, nodes: Readonly<Record<string, ReactNode>>, vars?: TextVars): ReactNode {
  const marks = Object.fromEntries(Object.keys(nodes).map((name) => [name, `\u0001${name}\u0001`]));
  return textOf(key, { ...vars, ...marks })
    .split('\u0001')
    .map((piece, index) => createElement(Fragment, { key: index }, index % 2 === 1 ? nodes[piece] : piece));
}
