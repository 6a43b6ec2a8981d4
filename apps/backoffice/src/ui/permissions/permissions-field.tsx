import { type PermissionKey, permissions } from '@app/contract/core/permissions';
import { controlEndpoints as calls } from '@app/contract/staff/control/staff-endpoints';
import { ConfigProvider, Tree, type TreeDataNode } from 'antd';
import { useAllowed, useSession } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import type { TextKey } from '../../text/text-key';
import { useFormat } from '../../text/use-format';
import { type Text, useText } from '../../text/use-text';
import type { OwnFieldProps } from '../form/define-form';
import { grants, grantsOf, type PermissionNode, permissionTree } from './permission-tree';
import styles from './permissions.module.css';

type Shown = {
  t: Text;
  free: readonly PermissionKey[];
  /** What is said behind those that some cannot use. */
  closed: ReadonlyMap<string, TextKey>;
};

/** Words behind a permission that some cannot use. */
function closedNote(key: string, { t, closed }: Shown): string {
  const note = closed.get(key);
  return note ? ` · ${t(note)}` : '';
}

const nodeOf = (node: PermissionNode, by: Shown): TreeDataNode => ({
  key: node.key,
  title: (
    <span className={styles.node}>
      {by.t(`permission.${node.key}`)}{' '}
      <small>
        {by.t(`control.type.${permissions[node.key].type}`)}
        {closedNote(node.key, by)}
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
  unusable,
}: OwnFieldProps<PermissionKey[]> & {
  /** Those that can be taken away although one does not hold them oneself. */
  removable?: readonly PermissionKey[];
  /** Those that cannot be chosen for whom they are meant, and what is said of them. */
  unusable?: { keys: readonly PermissionKey[]; note: TextKey } | null;
}) {
  const t = useText();
  const format = useFormat();
  const { permissions: held } = useSession();
  const mayRead = useAllowed('control.permissions.view');
  const { data: entries } = useAnswer(calls.listPermissions, {}, { enabled: mayRead });
  const ofHouse = entries?.flatMap(({ id, houseOnly }): [string, TextKey][] =>
    houseOnly ? [[id, 'control.scope.house']] : [],
  );
  const closed = new Map<string, TextKey>(unusable?.keys.map((key) => [key, unusable.note]) ?? ofHouse);
  const taken = new Set<PermissionKey>(unusable?.keys);
  // What was chosen for others before can still be taken out.
  const free = [...held, ...removable].filter((key) => !taken.has(key) || value.includes(key));
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
          treeData={permissionTree.map((node) => nodeOf(node, { t, free, closed }))}
          checkedKeys={grantsOf(value)}
          onCheck={(checked) => onChange?.(grantsOf((checked as React.Key[]).map(String)))}
        />
      </div>
    </>
  );
}
