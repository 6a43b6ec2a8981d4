import { staffSettingsEndpoints as calls } from '@app/contract/settings/staff-endpoints';
import type { ParameterChange, StaffParameter } from '@app/contract/settings/staff-schemas';
import { App, Button } from 'antd';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import type { RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useAction } from '../../../ui/use-action';
import { changeList, writtenValue } from './parameter-list';

/** Who set which parameter, of one key or of all; a change can be taken back. */
export function HistoryPage() {
  const t = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const { key } = useParams();
  const { modal } = App.useApp();
  const { run } = useAction();
  const mayEdit = useAllowed('system.parameters.edit');
  const rule = useMemo(() => (key ? { ...changeList, filters: [], only: { key } } : changeList), [key]);
  const confirm = (change: ParameterChange, now: StaffParameter) => {
    const ctx = { t, format };
    const back = change.before ?? now.initial;
    modal.confirm({
      title: t('parameters.undo_title', { key: change.key }),
      content: t('parameters.undo_text', {
        now: writtenValue(now.value, now.unit, ctx),
        back: writtenValue(back, now.unit, ctx),
      }),
      okText: t('parameters.undo'),
      cancelText: t('ui.cancel'),
      onOk: async () => {
        const sent = { params: { id: change.id }, body: { version: now.version } };
        await run(() => request(calls.undoParameterChange, sent), { done: 'parameters.undone' });
      },
    });
  };
  const undo = async (change: ParameterChange) => {
    const read = await run(() => request(calls.readParameter, { params: { id: change.key } }), { reads: true });
    if (read) confirm(change, read.answer);
  };
  const rowActions = (row: ParameterChange): RowAction[] =>
    mayEdit ? [{ key: 'undo', label: 'parameters.undo', run: () => void undo(row) }] : [];
  const extra = (
    <Button onClick={() => void navigate('/system/parameters')}>{t('permission.system.parameters')}</Button>
  );
  return <ListPage key={key ?? ''} rule={rule} actions={{ rowActions, extra }} />;
}
