import { useIdentity } from '@app/client/identity';
import { staffReportEndpoints } from '@app/contract/reports/staff-endpoints';
import { Layout, Menu, type MenuProps } from 'antd';
import { memo, useMemo } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { iconOf } from '../../ui/permission-icon';
import { menuOf } from '../../ui/screens';
import { type PlacedScreen, screens } from '../screens';
import { Brand } from './brand';
import look from './shell.module.css';

/** How often the counts beside the menu entries are read again. */
const COUNT_EVERY_MS = 60_000;
type Entry = NonNullable<MenuProps['items']>[number];

/** What waits behind an entry that follows a number of its own. */
function LiveBadge({ useBadge }: { useBadge: () => number }) {
  const format = useFormat();
  const waiting = useBadge();
  return waiting > 0 ? <b>{format.count(waiting)}</b> : null;
}

/** The entries of all that the role may see, with what waits there. */
function useEntries(): Entry[] {
  const t = useText();
  const format = useFormat();
  const { permissions } = useSession();
  const { data: counts } = useAnswer(staffReportEndpoints.waiting, {}, { everyMs: COUNT_EVERY_MS });
  return useMemo(() => {
    const entry = (screen: PlacedScreen): Entry => {
      const Icon = iconOf(screen.permission);
      const waiting = (screen.badge ?? []).reduce((all, key) => all + (counts?.[key] ?? 0), 0);
      return {
        key: screen.path,
        icon: Icon && <Icon size={18} stroke={1.75} />,
        label: (
          <Link to={screen.path} className={look.entry ?? ''}>
            <span>{t(`permission.${screen.permission}`)}</span>
            {waiting > 0 && <b>{format.count(waiting)}</b>}
            {screen.useBadge && <LiveBadge useBadge={screen.useBadge} />}
          </Link>
        ),
      };
    };
    return menuOf(screens, permissions).flatMap(({ directory, screens: seen }): Entry[] => {
      const entries = seen.map(entry);
      if (!directory) return entries;
      return [{ key: directory, type: 'group', label: t(`permission.${directory}`), children: entries }];
    });
  }, [t, format, permissions, counts]);
}

/** The menu, drawn from the permission registry. Drawing its sixty entries is slow: only another screen draws it again. */
export const SideMenu = memo(function SideMenu({ current }: { current: PlacedScreen | undefined }) {
  const t = useText();
  const shop = useIdentity((identity) => identity.name);
  const items = useEntries();
  return (
    <Layout.Sider width={232} theme="light" className={look.sider ?? ''}>
      <Link to="/" aria-label={shop}>
        <Brand />
      </Link>
      <nav aria-label={t('ui.menu')}>
        <Menu mode="inline" selectedKeys={current ? [current.path] : []} items={items} tooltip={false} />
      </nav>
    </Layout.Sider>
  );
});
