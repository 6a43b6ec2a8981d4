import { type Localized, localize } from '@app/contract/core/locale';
import { Flex, Switch } from 'antd';
import { useAllowed } from '../../api/session';
import { currentLocale } from '../../text/locale';
import { useText } from '../../text/use-text';
import { Thumb } from '../../ui/list/cells';
import { useAction } from '../../ui/use-action';
import type { Interest } from './interest-form';

/** What it is called in the reader's language. */
export const nameOf = (row: Pick<Interest, 'name'>): string => localize(row.name as Localized, currentLocale());

/** Picture and name. */
export const nameCell = (row: Interest) => (
  <Flex gap={12} align="center">
    <Thumb url={row.image} />
    <b>{nameOf(row)}</b>
  </Flex>
);

type OfferedSwitchProps = {
  row: Interest;
  permission: 'people.hobbies.edit' | 'people.preferences.edit';
  set: (ids: string[], enabled: boolean) => Promise<unknown>;
};

/** Offers or withdraws one at once; it can be taken back, so nothing is asked. */
export function OfferedSwitch({ row, permission, set }: OfferedSwitchProps) {
  const t = useText();
  const { busy, run } = useAction();
  return (
    <Switch
      size="small"
      checked={row.enabled}
      loading={busy}
      disabled={!useAllowed(permission)}
      aria-label={t('interests.offered_of', { name: nameOf(row) })}
      onChange={(enabled) => void run(() => set([row.id], enabled), { done: 'interests.flags_set' })}
    />
  );
}
