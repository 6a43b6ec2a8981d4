import { DEFAULT_LOCALE, intlTag, type Locale } from '@app/contract/core/locale';
import type { MessageKey } from '@app/contract/core/message-keys';
import { createInstance } from 'i18next';
import { createElement, Fragment, type ReactNode, useMemo, useSyncExternalStore } from 'react';

/** A key of the dictionary; keys with plural forms are named without their ending. */
export type TextKey =
  | MessageKey
  | (MessageKey extends infer K ? (K extends `${infer Base}_other` ? Base : never) : never);
export type TextVars = Readonly<Record<string, string | number>>;
export type Messages = Readonly<Record<string, string>>;
export type Translate = (key: TextKey, vars?: TextVars) => string;

const NAMESPACE = 'translation';
const instance = createInstance();
const listeners = new Set<() => void>();
let version = 0;
let locale: Locale = DEFAULT_LOCALE;
const loaded = new Set<Locale>();
const checked = new Set<string>();
let onMissing: (locale: Locale, key: string) => void = () => {};

const changed = () => {
  version += 1;
  for (const listener of listeners) listener();
};

/** Starts the dictionary with the messages that ship with the page. Call once, before the first text. */
export function startI18n(bundled: Messages, reportMissing: (locale: Locale, key: string) => void): void {
  onMissing = reportMissing;
  void instance.init({
    lng: intlTag[DEFAULT_LOCALE],
    fallbackLng: intlTag[DEFAULT_LOCALE],
    load: 'currentOnly',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [intlTag[DEFAULT_LOCALE]]: { [NAMESPACE]: bundled } },
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
export function addMessages(to: Locale, messages: Messages): void {
  instance.addResourceBundle(intlTag[to], NAMESPACE, withMany(messages), true, true);
  loaded.add(to);
  changed();
}

/** Whether a locale's messages are in place. */
export const hasMessages = (of: Locale): boolean => loaded.has(of);

/** Switches the language of every text on screen; nothing is mounted anew. */
export function showLocale(next: Locale): void {
  locale = next;
  void instance.changeLanguage(intlTag[next]);
  changed();
}

function checkKey(key: string, vars: TextVars | undefined): void {
  const mark = `${locale} ${key}`;
  if (checked.has(mark) || !loaded.has(locale)) return;
  checked.add(mark);
  if (!instance.exists(key, { ...vars, lng: intlTag[locale], fallbackLng: [] })) onMissing(locale, key);
}

/** Text for a key that is only known at run time (from an answer). Falls back to English, then to the key itself. */
export function textOf(key: string, vars?: TextVars): string {
  checkKey(key, vars);
  return instance.t(key, vars ?? {});
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
