import { useIdentity } from '@app/client/identity';
import { IconDeviceMobile, IconFileDownload, IconFingerprint, IconKey, IconLogout } from '@tabler/icons-react';
import { Avatar, Breadcrumb, Button, Dropdown } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../../api/session';
import { PASSWORD_PATH, useSignOut } from '../../api/use-session-end';
import { listed } from '../../text/in-my-language';
import { useText } from '../../text/use-text';
import { ExportsDrawer } from '../../ui/list/export/exports-drawer';
import { directoryOf } from '../../ui/screens';
import type { PlacedScreen } from '../screens';
import { AuthenticatorDialog } from './authenticator-dialog';
import { LanguageSwitch } from './language-switch';
import { PasskeysDialog } from './passkeys-dialog';
import styles from './shell.module.css';
import { FoldedMenu } from './side-menu';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

/** Where one is, the language, and the account; where the menu is folded, the way to it. */
export function Header({ screen, folded }: { screen: PlacedScreen | undefined; folded: boolean }) {
  const t = useText();
  const session = useSession();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const [binding, setBinding] = useState(false);
  const [passkeys, setPasskeys] = useState(false);
  const [exports, setExports] = useState(false);
  const shop = useIdentity((identity) => identity.name);
  const title = screen ? `${t(`permission.${screen.permission}`)} · ${shop}` : shop;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const directory = screen && directoryOf(screen);
  const crumbs = [
    ...(directory ? [{ title: t(`permission.${directory}`) }] : []),
    ...(screen ? [{ title: <Link to={screen.path}>{t(`permission.${screen.permission}`)}</Link> }] : []),
  ];
  const account = {
    items: [
      {
        key: 'who',
        type: 'group' as const,
        label: [session.name, session.role, session.merchant].filter(Boolean).join(' · '),
      },
      {
        key: 'password',
        icon: <IconKey size={16} />,
        label: t('staff.password.title'),
        onClick: () => void navigate(PASSWORD_PATH),
      },
      {
        key: 'authenticator',
        icon: <IconDeviceMobile size={16} />,
        label: t('control.totp.title'),
        onClick: () => setBinding(true),
      },
      {
        key: 'passkeys',
        icon: <IconFingerprint size={16} />,
        label: t('passkey.title'),
        onClick: () => setPasskeys(true),
      },
      {
        key: 'exports',
        icon: <IconFileDownload size={16} />,
        label: t('ui.export.mine'),
        onClick: () => setExports(true),
      },
      {
        key: 'logout',
        icon: <IconLogout size={16} />,
        label: t('staff.sign_out'),
        onClick: () => void signOut(),
      },
    ],
  };
  return (
    <div className={styles.header}>
      {folded && <FoldedMenu current={screen} />}
      <Breadcrumb items={crumbs} />
      <span className={styles.grow} />
      <LanguageSwitch />
      <Dropdown trigger={['click']} placement="bottomRight" menu={account}>
        <Button
          type="text"
          shape="circle"
          className={styles.account ?? ''}
          aria-label={listed(initials(session.name), t('staff.account', { name: session.name }))}
        >
          <Avatar size={36} style={{ fontSize: 13 }}>
            {initials(session.name)}
          </Avatar>
        </Button>
      </Dropdown>
      {exports && <ExportsDrawer onClose={() => setExports(false)} />}
      {passkeys && <PasskeysDialog onClose={() => setPasskeys(false)} />}
      {binding && <AuthenticatorDialog onClose={() => setBinding(false)} />}
    </div>
  );
}
