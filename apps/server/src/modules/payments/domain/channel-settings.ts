import type { ConfigKind } from '@app/contract/payments/channels/config/config-kind';
import { type ChannelConfig, type ConfiguredKind, configKindOf } from '@app/contract/payments/channels/config/kinds';
import type { SecretChange } from '@app/contract/payments/channels/staff-schemas';

/** One stored secret: the newest value first; more than one during a rotation. */
export type StoredSecret = { readonly values: readonly string[]; readonly changedAt: string | null };
export type StoredSecrets = Readonly<Record<string, StoredSecret>>;
export type StoredSettings = { readonly config: Readonly<Record<string, unknown>>; readonly secrets: StoredSecrets };

/**
 * Config as stored, read item by item: what is missing, or is no longer accepted, is its blank default. Secrets of one
 * value are a text, empty when not given; those of several a list. An address that the server would call is empty
 * unless `callable` still allows it.
 */
export function readConfig<K extends ConfiguredKind>(
  kind: K,
  stored: StoredSettings,
  callable: (address: string) => boolean,
): ChannelConfig<K> {
  const { schema, items, secrets } = configKindOf(kind);
  const blank = schema.parse({});
  const allowed = (item: object | undefined, value: unknown): unknown =>
    item && 'called' in item && typeof value === 'string' && value !== '' && !callable(value) ? '' : value;
  const config = Object.entries(schema.shape).map(([name, rule]) => {
    const read = rule.safeParse(stored.config[name]);
    return [name, allowed(items[name], read.success ? read.data : blank[name])];
  });
  const values = Object.entries(secrets).map(([name, item]) => {
    const known = stored.secrets[name]?.values ?? [];
    return [name, item.as === 'list' ? known : allowed(item, known[0] ?? '')];
  });
  return Object.fromEntries([...config, ...values]) as ChannelConfig<K>;
}

/** The required items that were not given. */
export function missingItems(kind: Pick<ConfigKind, 'items' | 'secrets'>, config: object): string[] {
  const given = config as Readonly<Record<string, unknown>>;
  const empty = (value: unknown): boolean =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  const required = [...Object.entries(kind.items), ...Object.entries(kind.secrets)].filter(
    ([, item]) => 'required' in item && item.required,
  );
  return required.map(([name]) => name).filter((name) => empty(given[name]));
}

const HINT = 4;
/** Short secrets give less of themselves away. */
const hintOf = (value: string): string => value.slice(-Math.min(HINT, Math.floor(value.length / 4)));

/** What may be told of stored secrets: the end of each value and when they were changed. */
export const shownSecrets = (
  kind: ConfigKind,
  stored: StoredSecrets,
): Record<string, { hints: string[]; changedAt: string | null }> =>
  Object.fromEntries(
    Object.keys(kind.secrets).map((name) => {
      const { values = [], changedAt = null } = stored[name] ?? {};
      return [name, { hints: values.map(hintOf), changedAt }];
    }),
  );

/** Secrets after the changes of a form: a single one is replaced, a list grows at its front and loses what is named. */
export function changedSecrets(
  kind: ConfigKind,
  stored: StoredSecrets,
  { changes, at }: { changes: Readonly<Record<string, SecretChange | undefined>>; at: string },
): Record<string, StoredSecret> {
  const entries = Object.entries(kind.secrets).map(([name, item]): [string, StoredSecret] => {
    const before = stored[name] ?? { values: [], changedAt: null };
    const { add = '', drop = [] } = changes[name] ?? {};
    if (add === '' && drop.length === 0) return [name, before];
    const kept = before.values.filter((_value, place) => !drop.includes(place));
    const values = add === '' ? kept : item.as === 'one' ? [add] : [add, ...kept.filter((value) => value !== add)];
    return [name, { values, changedAt: at }];
  });
  return Object.fromEntries(entries.filter(([, { values }]) => values.length > 0));
}
