import { withLimit } from '@app/contract/core/limit-message';
import type { Language } from '@app/contract/core/locale';
import { Refusal } from '@app/kernel/assert';
import type { z } from 'zod';
import { asRefusal } from '../../../../platform/http/failures.ts';
import { definePort } from '../../../../platform/port.ts';
import type { Platform } from '../../../../platform/slice.ts';
import type { PageReader } from '../../../pages/public.ts';
import type { ORDERS_READ } from '../../domain/access-request.ts';
import { ProtocolError } from '../../domain/protocol-error.ts';

/** Who calls a tool, and in whose words and money it is answered. */
export type ToolCall = {
  readonly reader: PageReader;
  /** Whether the caller named language and currency; without it they are what is usual. */
  readonly asked: { readonly language: boolean; readonly currency: boolean };
  /** The languages that the caller accepts, the first of them first. */
  readonly accepts: readonly string[];
  readonly ip: string;
  /** Who let the caller read; null for a guest. */
  readonly customerId: string | null;
};

/** What a tool answers; `refused` says that it did not do what was asked. */
export type ToolAnswer = { readonly body: Readonly<Record<string, unknown>> } | { readonly refused: string };

/** A tool of assistants. Names and descriptions are for programs, and in English. */
export type Tool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** It changes nothing, or something that is not lost by it. */
  readonly kind: 'reads' | 'writes' | 'removes';
  /** It looks for words or days: such calls are counted apart. */
  readonly searches?: true;
  /** What a customer has to have let the caller do. */
  readonly needs?: typeof ORDERS_READ;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  readonly run: (wish: never, call: ToolCall) => Promise<ToolAnswer>;
};

/** Takes a tool whose input is what its schema reads. */
export const defineTool = <S extends z.ZodObject>(
  tool: Omit<Tool, 'input' | 'run'> & {
    readonly input: S;
    readonly run: (wish: z.output<S>, call: ToolCall) => Promise<ToolAnswer>;
  },
): Tool => tool as unknown as Tool;

/** Tools of other slices. */
export const toolPort = definePort<Tool>();

/** A field as the tools name it: `checkIn` is `check_in`. */
export const fieldName = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What a refusal says in words: a line for each field that it names; `known` are the fields that there are. */
export function refusalText(
  platform: Pick<Platform, 'translate'>,
  language: Language,
  error: unknown,
  known: readonly string[] = [],
): string {
  // Of goods it says what is wrong with a call in the words of its protocol, such as a place in a list that there is not.
  const refusal = error instanceof ProtocolError ? new Refusal('input.invalid') : asRefusal(error);
  const fields = Object.entries((refusal.data?.fields ?? {}) as Record<string, string>);
  const limits = (refusal.data?.limits ?? {}) as Record<string, number>;
  if (fields.length === 0) return platform.translate(language, `error.${refusal.key}`, refusal.data);
  return fields
    .map(([field, key]) => {
      if (key === 'field.unknown') {
        // A field that there is not stands as it was sent, with the one that was meant.
        const meant = known.includes(fieldName(field)) && fieldName(field) !== field ? fieldName(field) : null;
        const hint = meant === null ? '' : ` ${platform.translate(language, 'assistant.say.meant', { name: meant })}`;
        return `${field}: ${platform.translate(language, key)}${hint}`;
      }
      const limit = limits[field];
      const said =
        limit === undefined
          ? platform.translate(language, key, refusal.data)
          : platform.translate(language, withLimit(key), { limit });
      return `${fieldName(field)}: ${said}`;
    })
    .join('\n');
}
