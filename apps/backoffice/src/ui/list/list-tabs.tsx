import { Tabs } from 'antd';
import { useLocation, useNavigate } from 'react-router';
import type { ListQuery } from '../../api/list-rows';
import type { TextKey } from '../../text/text-key';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { countText } from './count-text';
import { listLink } from './list-link';
import { activeTab, filterOfTab } from './tabs';
import type { List } from './use-list';

type ListTab = {
  readonly label: TextKey;
  readonly count?: string;
  readonly query: object;
  readonly sort?: ListQuery['sort'];
};

/** Which tab the filter of a list is in, and choosing another one. */
export function useListTabs(
  tabs: readonly ListTab[],
  list: Pick<List<unknown>, 'filter' | 'setFilter'>,
  sort: ListQuery['sort'],
) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const active = activeTab(tabs, list.filter);
  const choose = (next: number) => {
    const chosen = filterOfTab(tabs, next, list.filter);
    if (!tabs[next]?.sort && !tabs[active]?.sort) return list.setFilter(chosen);
    // In one step, as a link would: filter and order are read from the address.
    return void navigate(listLink(pathname, chosen, tabs[next]?.sort ?? sort));
  };
  return { active, choose };
}

type ListTabsProps = {
  tabs: readonly ListTab[];
  active: number;
  list: Pick<List<unknown>, 'counts' | 'countedTo'>;
  onChoose: (tab: number) => void;
};

/** The tabs of a list, each with how many rows it has. */
export function ListTabs({ tabs, active, list, onChoose }: ListTabsProps) {
  const t = useText();
  const format = useFormat();
  return (
    <Tabs
      activeKey={String(active)}
      onChange={(key) => onChoose(Number(key))}
      items={tabs.map(({ label, count }, index) => ({
        key: String(index),
        label: (
          <>
            {t(label)}{' '}
            {count && list.counts[count] !== undefined && (
              <small>{countText(format, list.counts[count] ?? 0, list.countedTo)}</small>
            )}
          </>
        ),
      }))}
    />
  );
}
