import { useIdentity } from '@app/client/identity';
import { staffReportEndpoints } from '@app/contract/reports/staff-endpoints';
import { IconMenu2 } from '@tabler/icons-react';
import { Button, Drawer, Layout, Menu, type MenuProps } from 'antd';
import { memo, useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { iconOf } from '../../ui/permission-icon';
import { menuOf } from '../../ui/screens';
import { type PlacedScreen, screens } from '../screens';
import { Brand } from './brand';
import styles from './shell.module.css';

/** How often the counts beside the menu entries are read again. */
const COUNT_EVERY_MS = 60_000;
type EntriesProps = { current: PlacedScreen | undefined; onGo?: () => void };
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
          <Link to={screen.path} className={styles.entry ?? ''}>
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

/** The menu's entries under the shop's name; `onGo` hears that one of them was followed. */
const MenuEntries = memo(function MenuEntries({ current, onGo }: EntriesProps) {
  const t = useText();
  const shop = useIdentity((identity) => identity.name);
  const items = useEntries();
  return (
    <>
      <Link to="/" aria-label={shop} {...(onGo ? { onClick: onGo } : {})}>
        <Brand />
      </Link>
      <nav aria-label={t('ui.menu')}>
        <Menu
          mode="inline"
          selectedKeys={current ? [current.path] : []}
          items={items}
          tooltip={false}
          {...(onGo ? { onClick: onGo } : {})}
        />
      </nav>
    </>
  );
});

/** The menu beside the screen. Drawing its sixty entries is slow: only another screen draws it again. */
export const SideMenu = ({ current }: Pick<EntriesProps, 'current'>) => (
  <Layout.Sider width={232} theme="light" className={styles.sider ?? ''}>
    <MenuEntries current={current} />
  </Layout.Sider>
);

/** The menu where there is no room beside the screen: a button, and a drawer that closes with the choice. */
export function FoldedMenu({ current }: Pick<EntriesProps, 'current'>) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button
        type="text"
        shape="circle"
        className={styles.fold ?? ''}
        aria-label={t('ui.menu')}
        icon={<IconMenu2 size={22} stroke={1.75} />}
        onClick={() => setOpen(true)}
      />
      <Drawer
        open={open}
        placement="left"
        size={280}
        closable={false}
        onClose={close}
        styles={{ body: { padding: 0 } }}
      >
        <div className={styles.sider}>
          <MenuEntries current={current} onGo={close} />
        </div>
      </Drawer>
    </>
  );
}
