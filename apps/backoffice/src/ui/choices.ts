import type { AnswerOf } from '@app/contract/core/endpoint';
import type { Locale } from '@app/contract/core/locale';
import { useMemo } from 'react';
import type { AnyEndpoint, InputOf } from '../api/request';
import { useAnswer } from '../api/use-answer';
import { currentLocale } from '../text/locale';
import type { TextKey } from '../text/text-key';
import { useText } from '../text/use-text';

export type Choice = {
  value: string;
  label: string;
  parent?: string | null;
  disabled?: boolean;
  /** What it is looked for by, as `zoneWords` folds it, instead of its label. */
  words?: string;
  /** What is to be known of it, behind its label. */
  note?: TextKey;
};

/** What can be chosen: known texts, what the screen already holds, or an endpoint's answer. */
export type Choices =
  | { known: readonly { value: string; label: TextKey }[] }
  | { given: Choice[] }
  | { endpoint: AnyEndpoint; read: (answer: never, locale: Locale) => Choice[]; input: object };

/** Choices that an endpoint answers, without input unless some is given. */
export const choicesFrom = <E extends AnyEndpoint>(
  endpoint: E,
  read: (answer: AnswerOf<E>, locale: Locale) => Choice[],
  input: Partial<InputOf<E>> = {},
): Choices => ({ endpoint, read, input });

/** What can be searched for among more than one would look through: an endpoint that takes a `word`, or an `id`. */
export type Searched = { endpoint: AnyEndpoint; read: (answer: never) => Choice[] };

/** Choices that an endpoint finds by a word. */
export const searchedFrom = <E extends AnyEndpoint>(
  endpoint: E,
  read: (answer: AnswerOf<E>) => Choice[],
): Searched => ({
  endpoint,
  read,
});

const idle = { name: 'none', surface: 'backoffice', method: 'GET', path: '', access: 'public', summary: '' } as const;

/** The choices, once they are there. They are read once and kept for five minutes. */
export function useChoices(choices: Choices): { list: Choice[]; loading: boolean } {
  const t = useText();
  const remote = 'endpoint' in choices;
  const query = useAnswer(remote ? choices.endpoint : (idle as AnyEndpoint), (remote ? choices.input : {}) as never, {
    enabled: remote,
    keepMs: 300_000,
  });
  const list = useMemo(() => {
    if ('given' in choices) return choices.given;
    if ('known' in choices) return choices.known.map(({ value, label }) => ({ value, label: t(label) }));
    const read = query.data === undefined ? [] : choices.read(query.data as never, currentLocale());
    return read.map(({ note, ...one }) => (note ? { ...one, label: `${one.label} (${t(note)})` } : one));
  }, [choices, query.data, t]);
  return { list, loading: remote && query.isPending };
}

export type ChoiceNode = { value: string; title: string; disabled?: boolean; children: ChoiceNode[] };

/** Nests flat choices by their parent; one whose parent is not among them stands at the top. */
export function nestChoices(list: readonly Choice[]): ChoiceNode[] {
  const nodes = new Map<string, ChoiceNode>();
  for (const { value, label, disabled } of list) {
    nodes.set(value, { value, title: label, children: [], ...(disabled ? { disabled } : {}) });
  }
  const top: ChoiceNode[] = [];
  for (const { value, parent } of list) {
    const node = nodes.get(value);
    if (node) (nodes.get(parent ?? '')?.children ?? top).push(node);
  }
  return top;
}
