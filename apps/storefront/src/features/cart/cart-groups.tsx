import { useT } from '@app/client/i18n';
import type { CartLine as Line } from '@app/contract/cart/schemas';
import type { ReactNode } from 'react';
import { TextButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './cart.module.css';
import { CartLine } from './cart-line.tsx';
import { StuckLine } from './stuck-line.tsx';
import type { CartActions } from './use-cart.ts';
import type { CartEditing } from './use-cart-editing.ts';
import { useSaveForLater } from './use-save-for-later.ts';

function Lines(props: {
  readonly label: string;
  readonly lines: readonly Line[];
  readonly draw: (line: Line) => ReactNode;
}) {
  return (
    <Card flush>
      <ul className={styles.list} aria-label={props.label}>
        {props.lines.map((line) => (
          <li key={line.id}>{props.draw(line)}</li>
        ))}
      </ul>
    </Card>
  );
}

/** Lines that can be ordered. */
export function ReadyGroup(props: {
  readonly lines: readonly Line[];
  readonly edit: CartEditing;
  readonly remove: CartActions['remove'];
}) {
  const t = useT();
  const saveForLater = useSaveForLater(props.remove);
  if (props.lines.length === 0) return null;
  const draw = (line: Line) => <CartLine {...props.edit.controlsOf(line)} onSave={() => saveForLater(line)} />;
  return <Lines label={t('cart.lines')} lines={props.lines} draw={draw} />;
}

/** Lines that cannot be ordered as they stand, under one heading. */
export function StuckGroup(props: {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly edit: CartEditing;
  readonly onRemoveAll?: () => void;
}) {
  const t = useT();
  if (props.lines.length === 0) return null;
  return (
    <>
      <div className={styles.group}>
        <h2 className={styles.groupTitle}>{props.title}</h2>
        {props.onRemoveAll ? <TextButton onClick={props.onRemoveAll}>{t('cart.remove_gone')}</TextButton> : null}
      </div>
      <Lines label={props.title} lines={props.lines} draw={(line) => <StuckLine {...props.edit.controlsOf(line)} />} />
    </>
  );
}
