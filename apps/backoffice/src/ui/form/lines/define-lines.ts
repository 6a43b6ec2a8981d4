import type { TextKey } from '../../../text/text-key';
import type { Text } from '../../../text/use-text';
import type { LocalizedDraft } from '../define-form';

type NamesOf<T, V> = { [K in keyof T & string]: T[K] extends V ? K : never }[keyof T & string];
type RowOf<L> = L extends readonly (infer R extends object)[] ? R : never;
type Choice<V> = { value: V; label: string };

/** What is wrong with parts, by the rest of their path. */
export type Errors = Readonly<Record<string, string>>;

type ValueKind<T> =
  | { kind: 'number' | 'money' | 'percent' | 'degrees'; name: NamesOf<T, number> }
  | { kind: 'check'; name: NamesOf<T, boolean> }
  | { kind: 'hour'; name: NamesOf<T, string> }
  | { kind: 'plain'; name: NamesOf<T, string>; max: number }
  /** `also` is what changes with it. */
  | { kind: 'day'; name: NamesOf<T, string>; also?: (row: T, next: string) => Partial<T> }
  /** Without a name the line itself is the text. */
  | { kind: 'text'; name?: NamesOf<T, LocalizedDraft>; max: number; long?: true }
  | { kind: 'choice'; name: NamesOf<T, string | number>; choices: (t: Text) => Choice<string | number>[] }
  | { kind: 'several'; name: NamesOf<T, readonly string[]>; choices: (t: Text) => Choice<string>[] };

/** A value of any line. */
export type ValueRule = ValueKind<Readonly<Record<string, never>>>;

/** Lines of a line, in a list of its own. */
type Nested<T> = {
  [K in NamesOf<T, readonly object[]>]: {
    kind: 'lines';
    name: K;
    of: LinesRule<RowOf<T[K]>>;
    className?: string | undefined;
  };
}[NamesOf<T, readonly object[]>];

/** One part of a line: a value under its name (`bare`: without it), or lines of its own. */
export type Part<T> = ({ label: TextKey; bare?: true } & ValueKind<T>) | Nested<T>;

/** A piece of a sentence: words, or a value that `said` names for a screen reader with the `number` of its line. */
export type Piece<T> = { kind: 'words'; label: TextKey } | ({ said: TextKey } & ValueKind<T>);

/** Lines of a form field, declared: a misspelt part does not compile. */
export type LinesRule<T extends object> = {
  max: number;
  /** What a new line holds, beside those that are there. */
  blank: (rows: readonly T[]) => T;
  add: TextKey;
} & (
  | {
      /** From top to bottom; those in a list of their own stand side by side. */
      parts: readonly (Part<T> | readonly Part<T>[])[];
      /** Says a part's `name` with the `number` of its line; without it the line is called line. */
      said?: TextKey;
      /** Of parts that stand side by side. */
      className?: string | undefined;
    }
  | { sentence: readonly Piece<T>[] }
);
