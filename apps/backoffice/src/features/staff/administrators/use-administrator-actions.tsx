import { controlEndpoints as calls } from '@app/contract/staff/control/staff-endpoints';
import type { Administrator } from '@app/contract/staff/control/staff-schemas';
import { App, Typography } from 'antd';
import { request } from '../../../api/request';
import { useAllowed, useSession } from '../../../api/session';
import type { TextKey } from '../../../text/text-key';
import { useText } from '../../../text/use-text';
import type { RowAction } from '../../../ui/list/define-list';
import { useAction } from '../../../ui/use-action';

type Question = { title: TextKey; text: TextKey; ok: TextKey };

/** What can be done to an administrator, as whoever is signed in may do it. */
export function useAdministratorActions() {
  const t = useText();
  const { modal } = App.useApp();
  const { busy, run } = useAction();
  const me = useSession();
  const mayEdit = useAllowed('control.administrators.edit');
  const maySecure = useAllowed('control.administrators.security');
  const ask = (row: Administrator, { title, text, ok }: Question, onOk: () => Promise<unknown>) =>
    modal.confirm({
      title: t(title, { name: row.name }),
      content: t(text),
      okText: t(ok),
      okButtonProps: { danger: true },
      onOk,
    });
  const setState = (row: Administrator, enabled: boolean) =>
    run(
      () => request(calls.setAdministratorState, { params: { id: row.id }, body: { enabled, version: row.version } }),
      { done: 'control.admin.state_set' },
    );
  const toggle = (row: Administrator) => {
    if (!row.enabled) return void setState(row, true);
    const disable = {
      title: 'control.admin.disable_ask',
      text: 'control.admin.disable_text',
      ok: 'control.admin.disable',
    } as const;
    ask(row, disable, () => setState(row, false));
  };
  const reset = (row: Administrator) => {
    const question = {
      title: 'control.admin.reset_ask',
      text: 'control.admin.reset_text',
      ok: 'control.admin.reset',
    } as const;
    ask(row, question, async () => {
      const done = await run(() => request(calls.resetPassword, { params: { id: row.id } }));
      if (!done) return;
      modal.success({
        title: t('control.admin.reset_done'),
        content: (
          <>
            <p>{t('control.admin.reset_done_text')}</p>
            <Typography.Paragraph code copyable>
              {done.answer.password}
            </Typography.Paragraph>
          </>
        ),
      });
    });
  };
  const clear = (row: Administrator) => {
    const question = {
      title: 'control.admin.clear_ask',
      text: 'control.admin.clear_text',
      ok: 'control.admin.clear',
    } as const;
    ask(row, question, () =>
      run(() => request(calls.clearAuthenticator, { params: { id: row.id } }), { done: 'control.admin.cleared' }),
    );
  };
  const unlock = (row: Administrator) =>
    void run(() => request(calls.unlockAdministrator, { params: { id: row.id } }), { done: 'control.admin.unlocked' });
  const actionsOf = (row: Administrator): RowAction[] => {
    const other = row.id !== me.id;
    const list: (RowAction | false)[] = [
      maySecure && row.lockedUntil !== null && { key: 'unlock', label: 'control.admin.unlock', run: () => unlock(row) },
      maySecure && other && { key: 'reset', label: 'control.admin.reset', run: () => reset(row) },
      maySecure && row.authenticator && { key: 'clear', label: 'control.admin.clear', run: () => clear(row) },
      mayEdit &&
        other && {
          key: 'state',
          label: row.enabled ? 'control.admin.disable' : 'control.admin.enable',
          danger: row.enabled,
          run: () => toggle(row),
        },
    ];
    return list.filter((action) => action !== false);
  };
  return { busy, mayEdit, actionsOf };
}
