import { type PermissionKey, permissions } from '@app/contract/core/permissions';
import { controlEndpoints as calls } from '@app/contract/staff/control/staff-endpoints';
import { ConfigProvider, Tree, type TreeDataNode } from 'antd';
import { useAllowed, useSession } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { type Text, useText } from '../../text/use-text';
import type { OwnFieldProps } from '../form/define-form';
import { grants, grantsOf, type PermissionNode, permissionTree } from './permission-tree';
import styles from './permissions.module.css';

const nodeOf = (
  node: PermissionNode,
  by: { t: Text; free: readonly PermissionKey[]; closed: ReadonlySet<string> },
): TreeDataNode => ({
  key: node.key,
  title: (
    <span className={styles.node}>
      {by.t(`permission.${node.key}`)}{' '}
      <small>
        {by.t(`control.type.${permissions[node.key].type}`)}
        {by.closed.has(node.key) && ` · ${by.t('control.scope.house')}`}
      </small>
    </span>
  ),
  // What one does not hold cannot be given; what holds such entries is checked by hand, one by one.
  disableCheckbox: node.children.length === 0 && !by.free.includes(node.key),
  children: node.children.map((child) => nodeOf(child, by)),
});

/** The permission tree with boxes that are full, half or empty by what stands below; it says what an agent's staff cannot use. */
export function PermissionsField({
  value = [],
  onChange,
  removable = [],
}: OwnFieldProps<PermissionKey[]> & {
  /** Those that can be taken away although one does not hold them oneself. */
  removable?: readonly PermissionKey[];
}) {
  const t = useText();
  const format = useFormat();
  const { permissions: held } = useSession();
  const mayRead = useAllowed('control.permissions.view');
  const { data: entries } = useAnswer(calls.listPermissions, {}, { enabled: mayRead });
  const closed = new Set<string>(entries?.flatMap(({ id, houseOnly }) => (houseOnly ? [id] : [])));
  const { componentDisabled } = ConfigProvider.useConfig();
  return (
    <>
      <p className={styles.count}>
        {t('control.role.rights_of', { held: format.count(grantsOf(value).length), all: format.count(grants.length) })}
      </p>
      <div className={styles.tree}>
        <Tree
          checkable
          selectable={false}
          disabled={componentDisabled ?? false}
          treeData={permissionTree.map((node) => nodeOf(node, { t, free: [...held, ...removable], closed }))}
          checkedKeys={grantsOf(value)}
          onCheck={(checked) => onChange?.(grantsOf((checked as React.Key[]).map(String)))}
        />
      </div>
    </>
  );
}
