import { permissionKeys, permissions } from '@app/contract/core/permissions';
import { controlEndpoints } from '@app/contract/staff/control/staff-endpoints';
import type { Operation } from '@app/contract/staff/control/staff-schemas';
import { choicesFrom } from '../../../ui/choices';
import { RecordLink, StatusTag, TwoLines } from '../../../ui/list/cells';
import { type CellContext, defineList } from '../../../ui/list/define-list';
import { LOG_PATH } from '../../../ui/record-log';
import { OperationName } from './operation-name';

const people = choicesFrom(controlEndpoints.listStaffNames, (names) =>
  names.map(({ id, name }) => ({ value: id, label: name })),
);
const rights = {
  known: permissionKeys
    .filter((key) => ['api', 'button'].includes(permissions[key].type))
    .map((key) => ({ value: key, label: `permission.${key}` as const })),
};

/** How an operation ended. */
export const outcomeTag = ({ outcome }: Pick<Operation, 'outcome'>, { t }: CellContext) => (
  <StatusTag tone={outcome === 'done' ? 'success' : 'warning'}>
    {t(outcome === 'done' ? 'control.log.done' : 'control.log.refused')}
  </StatusTag>
);

/** The right an operation was made by, in words; its call where anybody of the staff may make it. */
export const rightText = ({ permission, call }: Operation, { t }: CellContext): string =>
  permission ? t(`permission.${permission}`) : call || '–';

export const logList = defineList({
  endpoint: controlEndpoints.listOperations,
  title: 'permission.control.log',
  exportName: 'operation-log',
  filters: [
    { key: 'staffId', kind: 'choice', label: 'control.log.who', choices: people },
    { key: 'record', kind: 'text', label: 'control.log.record', placeholder: 'control.log.record_hint', max: 100 },
    { key: 'permission', kind: 'choice', label: 'control.log.permission', choices: rights },
    { kind: 'days', from: 'from', to: 'to', label: 'control.log.days' },
    { key: 'action', kind: 'text', label: 'control.log.action', placeholder: 'control.log.action_hint', max: 60 },
  ],
  tabs: [
    { label: 'control.log.all', query: {} },
    { label: 'control.log.done', query: { outcome: 'done' } },
    { label: 'control.log.refused', query: { outcome: 'refused' } },
  ],
  columns: [
    { key: 'at', title: 'control.log.when', render: (row, { format }) => format.exact(row.at), write: 'at' },
    { key: 'who', title: 'control.log.who', render: (row) => <TwoLines strong top={row.who} bottom={row.ip || '–'} /> },
    { key: 'ip', title: 'control.log.ip', hidden: true },
    {
      key: 'action',
      title: 'control.log.action',
      render: (row, ctx) => (
        <TwoLines
          top={
            <RecordLink to={`${LOG_PATH}/${row.id}`}>
              <OperationName action={row.action} />
            </RecordLink>
          }
          bottom={rightText(row, ctx)}
        />
      ),
    },
    { key: 'record', title: 'control.log.record' },
    { key: 'permission', title: 'control.log.permission', render: rightText, hidden: true },
    { key: 'call', title: 'control.log.call', hidden: true },
    { key: 'outcome', title: 'control.log.outcome', render: outcomeTag },
  ],
});
