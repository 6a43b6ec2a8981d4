import { Button } from 'antd';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { BulkAction } from './define-list';
import look from './list.module.css';

type BulkBarProps<T> = {
  rows: T[];
  count: number;
  sum: number | null;
  actions: BulkAction<T>[];
  /** No export button without it. */
  onExport?: () => void;
  onClear: () => void;
};

/** Shown only while rows are selected: how many, what they add up to, what can be done with them, and Clear. */
export function BulkBar<T>({ rows, count, sum, actions, onExport, onClear }: BulkBarProps<T>) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={look.bulk} role="status">
      <b>{t('ui.list.selected', { count })}</b>
      {sum !== null && <span className={look.second}>{t('ui.list.in_total', { amount: format.money(sum) })}</span>}
      <span className={look.grow} />
      {actions.map((action) => (
        <Button
          key={action.key}
          size="small"
          type={action.primary ? 'primary' : 'default'}
          onClick={() => action.run(rows)}
        >
          {t(action.label)}
        </Button>
      ))}
      {onExport && (
        <Button size="small" onClick={onExport}>
          {t('ui.list.export')}
        </Button>
      )}
      <Button size="small" type="link" onClick={onClear}>
        {t('ui.list.clear')}
      </Button>
    </div>
  );
}
