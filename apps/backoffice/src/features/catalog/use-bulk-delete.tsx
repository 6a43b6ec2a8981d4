import { App } from 'antd';
import { type ReactNode, useState } from 'react';
import type { TextKey } from '../../text/text-key';
import { useText } from '../../text/use-text';
import { BulkResult } from '../../ui/list/bulk/bulk-result';
import type { BulkAction, BulkWork } from '../../ui/list/define-list';

/** Deletes what is selected, after asking once, and says of each how it went. The dialog stands beside the list. */
export function useBulkDelete<T extends { id: string }>(
  rule: BulkWork<T> & { text: TextKey },
): { action: BulkAction<T>; dialog: ReactNode } {
  const t = useText();
  const { modal } = App.useApp();
  const [rows, setRows] = useState<T[] | null>(null);
  const ask = (chosen: T[]) =>
    modal.confirm({
      title: t('catalog.delete_chosen', { count: chosen.length }),
      content: t(rule.text),
      okText: t('ui.delete'),
      okButtonProps: { danger: true },
      onOk: () => setRows(chosen),
    });
  return {
    action: { key: 'delete', label: 'ui.delete', run: ask },
    dialog: rows && <BulkResult title={t('ui.delete')} rows={rows} work={rule} onClose={() => setRows(null)} />,
  };
}
