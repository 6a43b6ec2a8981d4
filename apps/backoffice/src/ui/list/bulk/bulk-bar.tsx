import type { ExportFormat } from '@app/contract/lists/staff-schemas';
import { Button } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import type { BulkAction, BulkCall, BulkWork } from '../define-list';
import { ExportMenu } from '../export/export-button';
import styles from '../list.module.css';
import { BulkResult } from './bulk-result';

type BulkBarProps<T> = {
  rows: T[];
  count: number;
  sum: number | null;
  actions: BulkAction<T>[];
  /** No export button without it. */
  onExport?: (format: ExportFormat) => void;
  exporting?: boolean;
  onClear: () => void;
};

/**
 * Shown only while rows are selected: how many, what they add up to, what can be done with them, and Clear. An action
 * that works row by row shows how each went.
 */
export function BulkBar<T extends { id: string }>({
  rows,
  count,
  sum,
  actions,
  onExport,
  exporting,
  onClear,
}: BulkBarProps<T>) {
  const t = useText();
  const format = useFormat();
  const [working, setWorking] = useState<{ title: string; rows: T[]; work: BulkWork<T> | BulkCall<T> } | null>(null);
  const begin = (action: BulkAction<T>) => {
    if ('run' in action) action.run(rows);
    else setWorking({ title: t(action.label), rows, work: action });
  };
  return (
    <div className={styles.bulk}>
      <b role="status">{t('ui.list.selected', { count })}</b>
      {sum !== null && <span className={styles.second}>{t('ui.list.in_total', { amount: format.money(sum) })}</span>}
      <span className={styles.grow} />
      {actions.map((action) => (
        <Button
          key={action.key}
          size="small"
          type={action.primary ? 'primary' : 'default'}
          onClick={() => begin(action)}
        >
          {t(action.label)}
        </Button>
      ))}
      {onExport && <ExportMenu size="small" busy={exporting ?? false} onExport={onExport} />}
      <Button size="small" type="link" onClick={onClear}>
        {t('ui.list.clear')}
      </Button>
      {working && <BulkResult {...working} onClose={() => setWorking(null)} />}
    </div>
  );
}
