import { IconDots } from '@tabler/icons-react';
import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { useText } from '../../text/use-text';
import type { ListActions, RowAction } from './define-list';
import styles from './list.module.css';

/** Actions that stand as text; the rest are behind the More menu. */
const AS_TEXT = 2;

type RowActionsProps = {
  actions: RowAction[];
  menu: RowAction[];
  /** Where other rows have the menu, a row without one leaves its room free. */
  leaveRoom?: boolean;
};

/** Does an action, or goes where it leads. */
const fireWith = (navigate: NavigateFunction) => (action: RowAction) =>
  void ('to' in action ? navigate(action.to) : action.run());

/** Actions that open a record, best first. */
const OPENING = ['view', 'edit', 'open', 'preview'];

/** What opening a row does, where it has an action for it. */
export function useOpenRow<T>({ rowActions }: ListActions<T>): ((row: T) => (() => void) | null) | null {
  const navigate = useNavigate();
  if (!rowActions) return null;
  return (row) => {
    const actions = rowActions(row);
    const found = OPENING.flatMap((key) => actions.find((action) => action.key === key) ?? [])[0];
    return found ? () => fireWith(navigate)(found) : null;
  };
}

/** A row's actions: two as text, nearest to the right the one that every row has, the others in a menu. */
export function RowActions({ actions, menu, leaveRoom }: RowActionsProps) {
  const t = useText();
  const navigate = useNavigate();
  const more = useRef<HTMLButtonElement>(null);
  const fire = fireWith(navigate);
  const shown = actions.slice(0, AS_TEXT);
  const rest = [...actions.slice(AS_TEXT), ...menu];
  return (
    <div className={styles.actions}>
      {shown.map((action) => (
        <Button key={action.key} type="link" size="small" danger={action.danger ?? false} onClick={() => fire(action)}>
          {t(action.label)}
        </Button>
      ))}
      {rest.length > 0 ? (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: rest.map((action) => ({
              key: action.key,
              label: t(action.label),
              danger: action.danger ?? false,
              onClick: () => {
                // The entry goes with its menu; what it opens gives the focus back to the button.
                more.current?.focus();
                fire(action);
              },
            })),
          }}
        >
          <Button ref={more} type="text" size="small" shape="circle" aria-label={t('ui.list.more_actions')}>
            <IconDots size={20} stroke={1.75} />
          </Button>
        </Dropdown>
      ) : (
        leaveRoom && <span className={styles.noMenu} />
      )}
    </div>
  );
}

/** How a list draws the actions of each of these rows; null where it has none. */
export function actionsOf<T>({ rowActions, menu }: ListActions<T>, rows: readonly T[]) {
  if (!rowActions) return null;
  const of = (row: T) => ({ actions: rowActions(row), menu: menu?.(row) ?? [] });
  const leaveRoom = rows.map(of).some((one) => one.actions.length > AS_TEXT || one.menu.length > 0);
  return (row: T) => <RowActions {...of(row)} leaveRoom={leaveRoom} />;
}
