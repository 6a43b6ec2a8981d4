import type { ReactNode } from 'react';
import { useRef } from 'react';
import { cx } from './class-names.ts';
import { Icon, type IconGlyph } from './icon.tsx';
import styles from './swipe-row.module.css';

export type SwipeAction = {
  readonly label: string;
  readonly icon: IconGlyph;
  readonly tone: 'brand' | 'danger';
  readonly onPress: () => void;
};

/**
 * A row that is swiped to the side to reveal its actions; from the keyboard they come into view as they take the focus.
 * After an action the row closes again.
 */
export function SwipeRow(props: { readonly actions: readonly SwipeAction[]; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const press = (action: SwipeAction) => {
    box.current?.scrollTo({ left: 0 });
    action.onPress();
  };
  return (
    <div ref={box} className={styles.box}>
      <div className={styles.content}>{props.children}</div>
      <div className={styles.actions}>
        {props.actions.map((action) => (
          <button
            key={action.label}
            type="button"
            className={cx(styles.action, styles[action.tone])}
            onClick={() => press(action)}
          >
            <Icon as={action.icon} />
            {action.label}
          </button>
        ))}
      </div>
    </div>
  );
}
