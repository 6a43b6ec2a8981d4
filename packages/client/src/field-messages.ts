import type { ApiError } from './api-error.ts';
import { textOf } from './i18n.ts';

/** The refused fields of an answer with their texts in the language in use, for the form. Empty for other failures. */
export const fieldMessages = (error: ApiError | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(error?.fields ?? {}).map(([field, key]) => [field, textOf(key as `field.${string}`)]),
  );
