import { IconColumns3 } from '@tabler/icons-react';
import { Button, Checkbox, Popover } from 'antd';
import { useArranged } from '../../../api/device-state';
import { useText } from '../../../text/use-text';
import type { Column } from '../define-list';
import styles from '../list.module.css';

type TabColumns = { shows?: readonly string[]; hides?: readonly string[] };

/** The columns a person wants to see, kept on the device per list, as far as the tab leaves them, and how to change them. */
export function useShownColumns<T>(resource: string, columns: Column<T>[], tab: TabColumns = {}) {
  const first = columns.filter((column) => column.hidden).map((column) => column.key as string);
  const [hidden, setHidden] = useArranged<string[]>(`${resource}.hiddenColumns`, first);
  const isShown = (key: string) => tab.shows?.includes(key) || !(hidden.includes(key) || tab.hides?.includes(key));
  return { shown: columns.filter(({ key }) => isShown(key)), hidden, setHidden };
}

type ColumnChoiceProps<T> = { columns: Column<T>[]; hidden: string[]; onChange: (hidden: string[]) => void };

/** The button that opens the list of columns. The last shown column cannot be hidden. */
export function ColumnChoice<T>({ columns, hidden, onChange }: ColumnChoiceProps<T>) {
  const t = useText();
  const left = columns.length - hidden.length;
  const toggle = (key: string) =>
    onChange(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]);
  const choice = (
    <div className={styles.columns}>
      {columns.map((column) => (
        <Checkbox
          key={column.key}
          checked={!hidden.includes(column.key)}
          disabled={left === 1 && !hidden.includes(column.key)}
          onChange={() => toggle(column.key)}
        >
          {t(column.title)}
        </Checkbox>
      ))}
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" title={t('ui.list.columns')} content={choice}>
      <Button type="text" shape="circle" aria-label={t('ui.list.columns')}>
        <IconColumns3 size={20} stroke={1.75} />
      </Button>
    </Popover>
  );
}
