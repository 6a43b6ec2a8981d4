import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Badge } from './badge.tsx';
import styles from './button.module.css';
import { cx } from './class-names.ts';
import { Icon, type IconGlyph } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonLook = {
  /** solid acts (one per screen area), soft is second, ghost is neutral, danger cannot be undone. */
  readonly kind?: 'solid' | 'soft' | 'ghost' | 'danger';
  /** 48, 44 or 36 pixels; the small one keeps a 44 pixel hit area. */
  readonly size?: 'l' | 'm' | 's';
  readonly block?: boolean;
  readonly icon?: IconGlyph;
};

type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    /** Shows a spinner, keeps the width and takes no press. */
    readonly loading?: boolean;
    readonly className?: string | undefined;
  };

const look = (props: ButtonLook, className?: string): string =>
  cx(styles.button, styles[props.kind ?? 'solid'], styles[props.size ?? 'l'], props.block && styles.block, className);

/** A pill that acts. `type` is button unless said otherwise. */
export function Button({ kind, size, block, icon, loading, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : rest.onClick}
      className={look({ ...(kind && { kind }), ...(size && { size }), ...(block && { block }) }, className)}
    >
      <span className={cx(styles.content, loading && styles.hidden)}>
        {icon ? <Icon as={icon} size={size === 's' ? 's' : 'm'} /> : null}
        {children}
      </span>
      {loading ? (
        <span className={styles.busy}>
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLook & { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={props.href} className={look(props)}>
      <span className={styles.content}>
        {props.icon ? <Icon as={props.icon} size={props.size === 's' ? 's' : 'm'} /> : null}
        {props.children}
      </span>
    </a>
  );
}

/** A word that acts, in lagoon, inside text or at the end of a section title. */
export function TextButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={cx(styles.text, className)} />;
}

/** An icon that acts. The label is for screen readers and is required. `disc` puts it on a white round over pictures. */
export function IconButton(
  props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
    readonly icon: IconGlyph;
    readonly label: string;
    readonly disc?: boolean;
    readonly size?: 's' | 'm' | 'l';
    /** A count or a point at the icon's corner. */
    readonly count?: number;
    readonly dot?: boolean;
  },
) {
  const { icon, label, disc, size = 'l', count = 0, dot = false, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx('no-print', styles.tap, disc && styles.disc, className)}
    >
      <Badge count={count} dot={dot}>
        <Icon as={icon} size={size} />
      </Badge>
    </button>
  );
}
