import {
  IconDeviceMobile,
  IconFileDownload,
  IconFingerprint,
  IconKey,
  IconLink,
  IconLogout,
} from '@tabler/icons-react';
import { Avatar, Button, Dropdown, type MenuProps } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isLinkReturned } from '../../api/provider-return';
import { useSession } from '../../api/session';
import { PASSWORD_PATH, useSignOut } from '../../api/use-session-end';
import { listed } from '../../text/in-my-language';
import { useText } from '../../text/use-text';
import { ExportsDrawer } from '../../ui/list/export/exports-drawer';
import { AuthenticatorDialog } from './authenticator-dialog';
import { LinkedAccountsDialog } from './linked-accounts-dialog';
import { PasskeysDialog } from './passkeys-dialog';
import styles from './shell.module.css';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

type Opened = 'authenticator' | 'passkeys' | 'accounts' | 'exports';

/** What opens from the menu, over the screen. */
function OpenedDialog({ opened, onClose }: { readonly opened: Opened; readonly onClose: () => void }) {
  if (opened === 'exports') return <ExportsDrawer onClose={onClose} />;
  if (opened === 'passkeys') return <PasskeysDialog onClose={onClose} />;
  if (opened === 'accounts') return <LinkedAccountsDialog onClose={onClose} />;
  return <AuthenticatorDialog onClose={onClose} />;
}

/** Has the space bar press an entry of the menu, as Enter does by itself. */
function pressBySpace(event: KeyboardEvent): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  (event.target as HTMLElement).closest<HTMLElement>('[role="menuitem"]')?.click();
}

/** Returns the ref of a button that has the focus again once what it opened is closed. */
function useFocusBack(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}

/** The own account: who is signed in, the ways to sign in, the own exports, and the way out. */
export function AccountMenu() {
  const t = useText();
  const session = useSession();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(() => (isLinkReturned() ? 'accounts' : null));
  const button = useFocusBack(opened !== null);
  const open =
    (dialog: Opened): NonNullable<MenuProps['onClick']> =>
    ({ domEvent }) => {
      // Else the same press of Enter would go on to the button of the dialog that has the focus by then.
      domEvent.preventDefault();
      setOpened(dialog);
    };
  const account = {
    onKeyDown: pressBySpace,
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
        onClick: open('authenticator'),
      },
      {
        key: 'passkeys',
        icon: <IconFingerprint size={16} />,
        label: t('passkey.title'),
        onClick: open('passkeys'),
      },
      {
        key: 'accounts',
        icon: <IconLink size={16} />,
        label: t('oidc.own'),
        onClick: open('accounts'),
      },
      {
        key: 'exports',
        icon: <IconFileDownload size={16} />,
        label: t('ui.export.mine'),
        onClick: open('exports'),
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
    <>
      <Dropdown trigger={['click']} placement="bottomRight" menu={account}>
        <Button
          ref={button}
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
      {opened && <OpenedDialog opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
