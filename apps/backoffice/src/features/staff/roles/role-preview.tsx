import { permissionRule } from '@app/contract/core/permissions';
import type { Role } from '@app/contract/staff/control/staff-schemas';
import { IconEyeOff } from '@tabler/icons-react';
import { useText } from '../../../text/use-text';
import { RecordDrawer } from '../../../ui/drawer';
import { PartEmpty } from '../../../ui/page-parts';
import { iconOf } from '../../../ui/permission-icon';
import { rightsOf } from '../../../ui/permissions/permission-tree';
import type { Screen } from '../../../ui/screen';
import { entriesBelow, menuOf, useScreens } from '../../../ui/screens';
import styles from './roles.module.css';

function Entry({ screen, role }: { screen: Screen; role: Role }) {
  const t = useText();
  const below = entriesBelow(screen.permission);
  const rights = rightsOf(role).filter((key) => below.includes(key) && permissionRule(key).type !== 'page');
  const Icon = iconOf(screen.permission);
  return (
    <li>
      <span className={styles.entry}>
        {Icon && <Icon size={18} stroke={1.75} />}
        <b>{t(`permission.${screen.permission}`)}</b>
      </span>
      <ul className={styles.rights}>
        {rights.map((key) => (
          <li key={key}>{t(`permission.${key}`)}</li>
        ))}
      </ul>
    </li>
  );
}

/** The menu as the role sees it, with what it can do on each screen. */
export function RolePreview({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useText();
  const menu = menuOf(useScreens(), rightsOf(role));
  return (
    <RecordDrawer
      title={t('control.role.preview_of', { name: role.name })}
      waiting={false}
      error={null}
      onRetry={onClose}
      onClose={onClose}
    >
      <p>{t('control.role.preview_text')}</p>
      {menu.length === 0 && (
        <PartEmpty icon={<IconEyeOff size={24} stroke={1.75} />} text={t('control.role.preview_nothing')} />
      )}
      <nav aria-label={t('control.role.preview_of', { name: role.name })}>
        {menu.map(({ directory, screens }) => (
          <section key={directory ?? 'top'}>
            {directory && <h3 className={styles.group}>{t(`permission.${directory}`)}</h3>}
            <ul className={styles.rights} style={{ paddingInlineStart: 0 }}>
              {screens.map((screen) => (
                <Entry key={screen.path} screen={screen} role={role} />
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </RecordDrawer>
  );
}
