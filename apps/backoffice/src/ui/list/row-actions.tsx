import { IconDots } from '@tabler/icons-react';
import { Button, Dropdown } from 'antd';
import { useNavigate } from 'react-router';
import { useText } from '../../text/use-text';
import type { RowAction } from './define-list';
import look from './list.module.css';

/** Actions that stand as text; the rest are behind the More menu. */
const AS_TEXT = 2;

/** A row's actions: two as text, nearest to the right the one that every row has, the others in a menu. */
export function RowActions({ actions, menu }: { actions: RowAction[]; menu: RowAction[] }) {
  const t = useText();
  const navigate = useNavigate();
  const fire = (action: RowAction) => ('to' in action ? navigate(action.to) : action.run());
  const shown = actions.slice(0, AS_TEXT);
  const rest = [...actions.slice(AS_TEXT), ...menu];
  return (
    <div className={look.actions}>
      {shown.map((action) => (
        <Button key={action.key} type="link" size="small" danger={action.danger ?? false} onClick={() => fire(action)}>
          {t(action.label)}
        </Button>
      ))}
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: rest.map((action) => ({
            key: action.key,
            label: t(action.label),
            danger: action.danger ?? false,
            onClick: () => fire(action),
          })),
        }}
      >
        <Button
          type="text"
          size="small"
          shape="circle"
          aria-label={t('ui.list.more_actions')}
          disabled={rest.length === 0}
        >
          <IconDots size={20} stroke={1.75} />
        </Button>
      </Dropdown>
    </div>
  );
}
