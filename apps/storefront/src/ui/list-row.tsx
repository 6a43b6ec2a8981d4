import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './list-row.module.css';

type RowContent = {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** At the right: a value or a control. */
  readonly value?: ReactNode;
  /** A chevron says that the row leads somewhere. */
  readonly chevron?: boolean;
};

const Content = ({ icon, title, note, value, chevron }: RowContent) => (
  <>
    {icon}
    <span className={styles.text}>
      <span className={styles.title}>{title}</span>
      {note ? <span className={styles.note}>{note}</span> : null}
    </span>
    {value === undefined ? null : <span className={styles.value}>{value}</span>}
    {chevron ? <Icon as={IconChevronRight} size="m" className={styles.chevron} /> : null}
  </>
);

/** One row of a list in a flush card: a link with `href`, a button with `onPress`, else plain. */
export function ListRow(
  props: RowContent & { readonly href?: string; readonly onPress?: () => void; readonly disabled?: boolean },
) {
  const { href, onPress, disabled, ...content } = props;
  const name = cx(styles.row, content.icon !== undefined && styles.inset, (href || onPress) && styles.pressable);
  if (href) {
    return (
      <a className={name} href={href}>
        <Content chevron {...content} />
      </a>
    );
  }
  if (onPress) {
    return (
      <button type="button" className={name} onClick={onPress} disabled={disabled}>
        <Content chevron {...content} />
      </button>
    );
  }
  return (
    <div className={name}>
      <Content {...content} />
    </div>
  );
}

/** A name and its value, for sums and details. Stands inside a `<dl>`. */
export const KeyValue = (props: {
  readonly name: ReactNode;
  readonly children: ReactNode;
  readonly strong?: boolean;
}) => (
  <div className={cx(styles.pair, props.strong && styles.strong)}>
    <dt>{props.name}</dt>
    <dd>{props.children}</dd>
  </div>
);
