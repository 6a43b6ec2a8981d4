import type { PermissionKey } from '@app/contract/core/permissions';
import { useAllowed } from '../../api/session';
import { useText } from '../../text/use-text';
import { FlagSwitch } from '../../ui/list/columns/flag-switch';
import type { BulkAction } from '../../ui/list/define-list';

type SetInUse = (ids: string[], enabled: boolean) => Promise<unknown>;
type Row = { id: string; enabled: boolean };

/** Puts one record in use or takes it out, at once. */
export function InUseSwitch(props: { row: Row; name: string; permission: PermissionKey; set: SetInUse }) {
  const { row, name, permission, set } = props;
  const t = useText();
  return (
    <FlagSwitch
      on={row.enabled}
      allowed={useAllowed(permission)}
      label={t('travel_home.enabled_of', { name })}
      set={(enabled) => set([row.id], enabled)}
      done="travel_home.flags_set"
    />
  );
}

/** Puts several in use, or takes them out. */
export const inUseActions = <T extends Row>(nameOf: (row: T) => string, set: SetInUse): BulkAction<T>[] => [
  { key: 'enable', label: 'travel_home.enable', nameOf, each: (row) => set([row.id], true) },
  { key: 'disable', label: 'travel_home.disable', nameOf, each: (row) => set([row.id], false) },
];
