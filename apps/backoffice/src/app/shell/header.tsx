import { useIdentity } from '@app/client/identity';
import { Breadcrumb } from 'antd';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useText } from '../../text/use-text';
import { directoryOf } from '../../ui/screens';
import type { PlacedScreen } from '../screens';
import { AccountMenu } from './account-menu';
import { LanguageSwitch } from './language-switch';
import styles from './shell.module.css';
import { FoldedMenu } from './side-menu';

/** Where one is, the language, and the account; where the menu is folded, the way to it. */
export function Header({ screen, folded }: { screen: PlacedScreen | undefined; folded: boolean }) {
  const t = useText();
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
  return (
    <div className={styles.header}>
      {folded && <FoldedMenu current={screen} />}
      <Breadcrumb items={crumbs} />
      <span className={styles.grow} />
      <LanguageSwitch />
      <AccountMenu />
    </div>
  );
}
