import { staffSettingsEndpoints as calls } from '@app/contract/settings/staff-endpoints';
import type { StaffParameter } from '@app/contract/settings/staff-schemas';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Route, Routes, useNavigate, useParams } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import type { RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { PartError } from '../../../ui/page-parts';
import { HistoryPage } from './history-page';
import { type ParameterDraft, parameterForm } from './parameter-form';
import { meaningOf, parameterList, writtenValue } from './parameter-list';

const PATH = '/system/parameters';

/** Sets one parameter within its bounds. */
function ParameterDrawer({ parameter, onClose }: { parameter: StaffParameter; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const mayEdit = useAllowed('system.parameters.edit');
  const fields = useMemo(() => parameterForm(parameter), [parameter]);
  const { unit, min, max, initial } = parameter;
  const ctx = { t, format };
  return (
    <RecordFormDrawer<ParameterDraft, StaffParameter>
      title={parameter.id}
      above={
        <>
          <p>{t(meaningOf(parameter.id))}</p>
          {min !== null && max !== null && (
            <p>{t('parameters.from_to', { min: writtenValue(min, unit, ctx), max: writtenValue(max, unit, ctx) })}</p>
          )}
          <p>{t('parameters.initially', { value: writtenValue(initial, unit, ctx) })}</p>
        </>
      }
      fields={fields}
      editing={parameter}
      blank={{ value: initial }}
      draftOf={({ value }) => ({ value })}
      readOnly={!mayEdit}
      create={() => request(calls.readParameter, { params: { id: parameter.id } })}
      update={({ id, version }, { value }) =>
        request(calls.setParameter, { params: { id }, body: { value: value ?? '', version } })
      }
      reload={(id) => request(calls.readParameter, { params: { id } })}
      onClose={onClose}
    />
  );
}

/** The parameters of the shop: what each does, its value, its bounds. */
function ParametersPage() {
  const t = useText();
  const navigate = useNavigate();
  const mayEdit = useAllowed('system.parameters.edit');
  const [open, setOpen] = useState<StaffParameter | null>(null);
  const rowActions = (row: StaffParameter): RowAction[] => [
    { key: 'edit', label: mayEdit ? 'ui.list.edit' : 'ui.list.view', run: () => setOpen(row) },
    { key: 'history', label: 'parameters.history', to: `${PATH}/history/${row.id}` },
  ];
  const extra = <Button onClick={() => void navigate(`${PATH}/history`)}>{t('parameters.history')}</Button>;
  return (
    <>
      <ListPage rule={parameterList} actions={{ rowActions, extra }} />
      {open && <ParameterDrawer parameter={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** The list with one parameter open over it, for links that lead to that very parameter. */
function OneParameter() {
  const navigate = useNavigate();
  const { key = '' } = useParams();
  const { data, error, refetch } = useAnswer(calls.readParameter, { params: { id: key } });
  return (
    <>
      {error ? <PartError error={error} onRetry={() => void refetch()} /> : <ParametersPage />}
      {data?.id === key && <ParameterDrawer parameter={data} onClose={() => void navigate(PATH)} />}
    </>
  );
}

/** Parameters, and who set them. */
export default function ParametersScreen() {
  return (
    <Routes>
      <Route path="history" element={<HistoryPage />} />
      <Route path="history/:key" element={<HistoryPage />} />
      <Route path="set/:key" element={<OneParameter />} />
      <Route path="/*" element={<ParametersPage />} />
    </Routes>
  );
}
