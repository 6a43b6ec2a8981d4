import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './fold.module.css';

/** A line that says what is folded away below it, with a second one where there is more to say; a press unfolds it. */
export function Fold(props: { readonly title: ReactNode; readonly note?: ReactNode; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.line} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className={styles.text}>
          <span className="semi">{props.title}</span>
          {props.note ? <span className="cap t2">{props.note}</span> : null}
        </span>
        <Icon as={open ? IconChevronUp : IconChevronDown} size="s" className="t3" />
      </button>
      {open ? <div className={styles.below}>{props.children}</div> : null}
    </>
  );
}
