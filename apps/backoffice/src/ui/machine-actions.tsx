import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { TextKey } from '../text/text-key';
import { useText } from '../text/use-text';
import styles from './drawer.module.css';

export type ActionLook = { label: TextKey; tone: 'danger' | 'plain' | 'primary'; icon?: ReactNode };

type MachineActionsProps<A extends string> = {
  /** What the server allows now, for the one who asks. Nothing else is drawn. */
  allowed: readonly A[];
  looks: Record<A, ActionLook>;
  onChoose: (action: A) => void;
  busy: boolean;
};

/** The buttons of a record's next steps: the dangerous ones far left, one solid button, at the right end. */
export function MachineActions<A extends string>({ allowed, looks, onChoose, busy }: MachineActionsProps<A>) {
  const t = useText();
  const order = { danger: 0, plain: 1, primary: 2 } as const;
  const sorted = [...allowed].sort((a, b) => order[looks[a].tone] - order[looks[b].tone]);
  const firstRight = sorted.find((action) => looks[action].tone !== 'danger');
  const solid = sorted.findLast((action) => looks[action].tone === 'primary');
  return (
    <div className={styles.actions}>
      {sorted.map((action) => (
        <Button
          key={action}
          size="large"
          className={action === firstRight ? (styles.right ?? '') : ''}
          danger={looks[action].tone === 'danger'}
          type={action === solid ? 'primary' : 'default'}
          icon={looks[action].icon}
          loading={busy && action === solid}
          disabled={busy && action !== solid}
          onClick={() => onChoose(action)}
        >
          {t(looks[action].label)}
        </Button>
      ))}
    </div>
  );
}
