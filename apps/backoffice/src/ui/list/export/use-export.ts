import type { PermissionKey } from '@app/contract/core/permissions';
import { zoneOfDevice } from '@app/contract/core/time-zone';
import { staffListEndpoints as calls } from '@app/contract/lists/staff-endpoints';
import type { ExportFormat } from '@app/contract/lists/staff-schemas';
import { useState } from 'react';
import { type AnyEndpoint, request } from '../../../api/request';
import { useSession } from '../../../api/session';
import { useAction } from '../../use-action';
import type { Column } from '../define-list';
import { useExportColumns } from './export-columns';

export type ListExport = {
  endpoint: AnyEndpoint;
  /** False where a file takes a right that one does not hold. */
  allowed: boolean;
  busy: boolean;
  /** Whether my exports are shown. */
  shown: boolean;
  show: (shown: boolean) => void;
  /** Has the server write the whole filtered list, or these rows of it, and shows how far it is. */
  begin: (format: ExportFormat, ids?: string[]) => Promise<void>;
};

type Exported<T> = { endpoint: AnyEndpoint; name: string; columns: readonly Column<T>[] };
export type ExportRequest = { filter: Record<string, unknown>; sort: { field: string; order: 'ASC' | 'DESC' } };

/** The query that a list's filter and order make, as the list itself sends it. */
const queryOf = ({ filter, sort }: ExportRequest): Record<string, string> => {
  const asked = Object.entries({ ...filter, sort: sort.field, order: sort.order.toLowerCase() });
  const said = asked.filter(([, value]) => value !== undefined && value !== null && value !== '');
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]));
};

/** Exports of a list as it is filtered now. */
export function useExport<T>(of: Exported<T>, asked: ExportRequest): ListExport {
  const { permissions } = useSession();
  const { busy, run } = useAction();
  const [shown, show] = useState(false);
  const columnsOf = useExportColumns(of.columns);
  const needed: PermissionKey | undefined = of.endpoint.exported?.permission;
  const begin = async (format: ExportFormat, ids?: string[]) => {
    const timeZone = zoneOfDevice();
    const body = {
      list: of.endpoint.path,
      name: of.name,
      format,
      query: queryOf(asked),
      columns: columnsOf(),
      ...(timeZone ? { timeZone } : {}),
      ...(ids ? { ids } : {}),
    };
    const begun = await run(() => request(calls.beginExport, { body }), { reads: true, done: 'ui.export.begun' });
    if (begun) show(true);
  };
  return { endpoint: of.endpoint, allowed: !needed || permissions.includes(needed), busy, shown, show, begin };
}
