import type { Media } from '@app/contract/core/picture';
import type { ComponentType } from 'react';
import type { TextKey } from '../../text/text-key';
import type { Choices } from '../choices';
import type { CellContext } from '../list/define-list';

export type LocalizedDraft = Partial<Record<'en-US' | 'zh-cn' | 'es' | 'pt', string | undefined>>;

/** Sends one file and gives what is kept of it; `onProgress` hears percent. */
export type Upload = (file: File, onProgress: (percent: number) => void) => Promise<Media>;

/** What a field of one's own gets. `errors` are those of the parts below it, by the rest of their path. */
export type OwnFieldProps<T> = { value?: T; onChange?: (value: T) => void; errors: Readonly<Record<string, string>> };

/** A `fixed` choice is shown and cannot be changed. */
type TextKind =
  | { kind: 'text' | 'password'; max?: number }
  | { kind: 'long-text'; max?: number }
  | { kind: 'select' | 'tree-select'; choices: Choices; clearable?: true; fixed?: boolean }
  | { kind: 'moment' | 'day' }
  | { kind: 'image'; upload: Upload };
/** A percentage is held in basis points. */
type NumberKind = { kind: 'money' | 'percent' } | { kind: 'integer'; min?: number; max?: number };
type ListKind<T> =
  | (T extends readonly string[]
      ? { kind: 'texts'; max: number; add: TextKey } | { kind: 'images'; max: number; upload: Upload }
      : never)
  | (T extends readonly Media[] ? { kind: 'gallery'; max: number; upload: Upload } : never);
type LocalizedKind = { kind: 'localized'; max: number; long?: true } | { kind: 'rich-text' };

/** The inputs that suit a value; another one does not compile. `words` writes a value of one's own where two are compared. */
type KindFor<T> =
  | { kind: 'own'; render: ComponentType<OwnFieldProps<T>>; words?: (value: T, ctx: CellContext) => string }
  | ([NonNullable<T>] extends [boolean]
      ? { kind: 'switch' }
      : [NonNullable<T>] extends [number]
        ? NumberKind
        : [NonNullable<T>] extends [string]
          ? TextKind
          : [NonNullable<T>] extends [readonly unknown[]]
            ? ListKind<NonNullable<T>>
            : LocalizedKind);

type FieldLook = {
  label: TextKey;
  /** The title of the section that begins with this field. */
  section?: TextKey;
  required?: true;
  /** A sentence under the field. */
  help?: TextKey;
  placeholder?: TextKey;
  /** Half a row instead of a whole one. */
  half?: true;
};

type Named<V, K extends keyof V> = {
  name: K;
  check?: (value: V[K]) => TextKey | null;
  /** Another field, which means something else once this choice changes, and is emptied. */
  empties?: Exclude<keyof V & string, K>;
};

/** A field names a part of the form's value; a misspelt one does not compile. */
export type Field<V> = {
  [K in keyof V & string]: Named<V, K> & FieldLook & KindFor<V[K]>;
}[keyof V & string];

/** Declares the fields of a form over the value `V`: `defineForm<Body>()([…])`. */
export const defineForm =
  <V>() =>
  (fields: Field<V>[]): Field<V>[] =>
    fields;
