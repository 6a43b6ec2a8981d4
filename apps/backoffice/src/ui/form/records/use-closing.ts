import { App } from 'antd';
import { useRef } from 'react';
import { useText } from '../../../text/use-text';
import type { RecordForm } from './use-record-form';

/** Closes what holds a form: at once while nothing was typed, else when the person agrees, who is asked once. */
export function useClosing(form: Pick<RecordForm<never>, 'isDirty' | 'forget'>, onClose: () => void): () => void {
  const t = useText();
  const { modal } = App.useApp();
  const asking = useRef(false);
  return () => {
    if (!form.isDirty()) return onClose();
    if (asking.current) return;
    asking.current = true;
    modal.confirm({
      title: t('ui.leave.title'),
      content: t('ui.leave.text'),
      okText: t('ui.leave.leave'),
      cancelText: t('ui.leave.stay'),
      autoFocusButton: 'cancel',
      okButtonProps: { danger: true },
      onOk: () => {
        form.forget();
        onClose();
      },
      afterClose: () => {
        asking.current = false;
      },
    });
  };
}
