import type { ApiError } from '@app/client/api-error';
import { textOf } from '@app/client/i18n';
import { keyAndLimit } from '@app/contract/core/limit-message';
import type { FieldErrors, FieldPath, FieldValues, Resolver, UseFormSetError } from 'react-hook-form';

/** Text of a form error, for `error={…}`. Form errors hold keys of the dictionary, so that they follow the language. */
export const fieldText = (error: { readonly message?: string | undefined } | undefined): string | undefined =>
  error?.message ? textOf(error.message as `field.${string}`) : undefined;

/**
 * Puts the fields that the server refused on a form and moves to the first. `place` says where a field of the answer
 * stands on the form. Gives whether at least one was placed; if none, the form shows the refusal as a whole.
 */
export function showRefusedFields<T extends FieldValues>(
  error: ApiError,
  setError: UseFormSetError<T>,
  place: (field: string) => FieldPath<T> | null,
): boolean {
  let placed = false;
  for (const [field, message] of Object.entries(error.fields)) {
    const name = place(field);
    if (name === null) continue;
    setError(name, { type: 'server', message }, { shouldFocus: !placed });
    placed = true;
  }
  return placed;
}

/** Field name to the key of what is wrong with it; empty when all is well. */
export type FieldFlaws = Readonly<Record<string, string | undefined>>;

type Checked = {
  readonly success: boolean;
  readonly error?: {
    readonly issues: readonly {
      readonly path: readonly PropertyKey[];
      readonly message: string;
      readonly maximum?: unknown;
      readonly minimum?: unknown;
    }[];
  };
};

/** What a schema of the contract finds wrong with an input: the first message of each field. */
export function flawsOf(schema: { readonly safeParse: (input: unknown) => Checked }, input: unknown): FieldFlaws {
  const flaws: Record<string, string> = {};
  for (const { path, message, maximum, minimum } of schema.safeParse(input).error?.issues ?? []) {
    const limit = maximum ?? minimum;
    flaws[String(path[0])] ??= keyAndLimit(message, typeof limit === 'number' ? limit : undefined);
  }
  return flaws;
}

/** A form's `resolver` from a check of all its values. */
export const resolveBy =
  <T extends FieldValues>(check: (values: T) => FieldFlaws): Resolver<T> =>
  (values) => {
    const flaws = Object.entries(check(values)).filter(([, message]) => message !== undefined);
    if (flaws.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(flaws.map(([name, message]) => [name, { type: 'check', message }]));
    return { values: {}, errors: errors as FieldErrors<T> };
  };
