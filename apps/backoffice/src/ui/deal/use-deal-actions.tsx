import type { DealState } from '@app/contract/deals/staff-schemas';
import { IconPlus } from '@tabler/icons-react';
import { App, Button } from 'antd';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '../../text/use-text';
import type { ListActions, RowAction } from '../list/define-list';
import { useAction } from '../use-action';

type Deal = { id: string; version: number; enabled: boolean; state: DealState; claimed: number };

type DealActionsRule = {
  /** Where the list is; a deal opens below it. */
  path: string;
  mayEdit: boolean;
  switchOver: (deal: Deal) => Promise<unknown>;
  remove: (deal: Deal) => Promise<unknown>;
  /** Actions of its own, behind More. */
  more?: (deal: Deal, open: (place: string) => void) => RowAction[];
};

/** What can be done on a list of deals: make one, open it, switch it, and delete it as long as nobody has ordered at it. */
export function useDealActions<T extends Deal>(rule: DealActionsRule): ListActions<T> {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { modal } = App.useApp();
  const { run } = useAction();
  const { mayEdit } = rule;
  const open = (place: string) => void navigate({ pathname: `${rule.path}/${place}`, search });
  const toggle = (deal: Deal) =>
    void run(() => rule.switchOver(deal), { done: deal.enabled ? 'deals.switched_off' : 'deals.switched_on' });
  const remove = (deal: Deal) =>
    modal.confirm({
      title: t('deals.delete'),
      content: t('deals.delete_text'),
      okText: t('ui.delete'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await run(() => rule.remove(deal), { done: 'deals.deleted' });
      },
    });
  const rowActions = (deal: T): RowAction[] => [
    { key: 'edit', label: mayEdit ? 'ui.list.edit' : 'ui.list.view', run: () => open(deal.id) },
  ];
  const switching = (deal: Deal): RowAction => ({
    key: 'switch',
    label: deal.enabled ? 'deals.switch_off' : 'deals.switch_on',
    run: () => toggle(deal),
  });
  const menu = (deal: T): RowAction[] =>
    mayEdit
      ? [
          ...(deal.state === 'ended' ? [] : [switching(deal)]),
          ...(rule.more?.(deal, open) ?? []),
          ...(deal.claimed === 0
            ? [{ key: 'delete', label: 'ui.delete', danger: true, run: () => remove(deal) } as const]
            : []),
        ]
      : [];
  const extra: ReactNode = mayEdit && (
    <Button type="primary" icon={<IconPlus size={16} />} onClick={() => open('new')}>
      {t('deals.new')}
    </Button>
  );
  return { rowActions, menu, extra };
}
