import type { z } from 'zod';

/** How the back office asks for one config item. Its label is the staff message `channels.config.<kind>.<key>`. */
export type ConfigItem =
  | {
      readonly as: 'text' | 'decimal';
      readonly max: number;
      readonly required?: true;
      /** An address that the server calls: its host must be one that the configuration allows. */
      readonly called?: true;
    }
  | { readonly as: 'localized'; readonly max: number }
  | { readonly as: 'lines'; readonly max: number }
  | { readonly as: 'integer'; readonly min: number; readonly max: number; readonly required?: true }
  | { readonly as: 'choice'; readonly choices: readonly { readonly value: string; readonly name: string }[] };

/** A secret that is written and never read again: one, or several of which any is good (during a rotation). */
export type SecretItem = {
  readonly as: 'one' | 'list';
  readonly max: number;
  readonly required?: true;
  readonly called?: true;
};

/**
 * What a kind of channel is told by the back office. Every field of the schema has a blank default, so that a channel
 * can be saved unfinished; `required` items must be there before it may be switched on.
 */
export type ConfigKind<S extends z.ZodObject = z.ZodObject, K extends string = string> = {
  readonly schema: S;
  readonly items: { readonly [N in keyof z.output<S>]: ConfigItem };
  readonly secrets: { readonly [N in K]: SecretItem };
  /** Which payout accounts it can pay out to; null for a kind that never pays out. */
  readonly payout: 'bank' | 'crypto' | null;
};

export const defineConfigKind = <S extends z.ZodObject, const T extends { readonly [N in string]: SecretItem }>(kind: {
  readonly schema: S;
  readonly items: { readonly [N in keyof z.output<S>]: ConfigItem };
  readonly secrets: T;
  readonly payout: 'bank' | 'crypto' | null;
}) => kind;

type SecretsOf<T> = { readonly [N in keyof T]: T[N] extends { readonly as: 'list' } ? readonly string[] : string };

/** Config and secrets of a kind as the server's code reads them; a text or secret that was not given is empty. */
export type ConfigOf<C> = C extends { readonly schema: infer S extends z.ZodType; readonly secrets: infer T }
  ? Readonly<z.output<S>> & SecretsOf<T>
  : never;
