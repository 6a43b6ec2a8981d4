import { useT } from '@app/client/i18n';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { useModalBehaviour } from './modal-behaviour.ts';
import { usePortalHost } from './portal-host.ts';
import styles from './sheet.module.css';

type SheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shown on top; a sheet without a visible title still needs `label`. */
  readonly title?: ReactNode;
  readonly label?: string;
  /** Actions that stay visible below the scrolling content. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** A sheet that rises from the bottom over a mask. Nothing of it is mounted while it is closed. */
export function Sheet(props: SheetProps) {
  const host = usePortalHost();
  const [mounted, setMounted] = useState(props.open);
  if (props.open && !mounted) setMounted(true);
  return mounted ? createPortal(<Panel {...props} onGone={() => setMounted(false)} />, host) : null;
}

/** Longest time a sheet takes to leave, in milliseconds (design token --dur-3), for browsers that skip animations. */
const LEAVING_MS = 320;

function Panel(props: SheetProps & { readonly onGone: () => void }) {
  const t = useT();
  const { open, onClose, title, onGone } = props;
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useModalBehaviour(panel, open, onClose);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => gone.current(), LEAVING_MS);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <div className={cx(styles.layer, !open && styles.leaving)}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do the same from the keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the mask is no control of its own */}
      <div className={styles.mask} onClick={onClose} />
      <div
        ref={panel}
        className={styles.panel}
        role="dialog"
        aria-modal="true"
        aria-label={title ? undefined : props.label}
        aria-labelledby={title ? titleId : undefined}
        tabIndex={-1}
      >
        <div className={styles.grab} />
        <div className={styles.head}>
          {title ? (
            <h2 id={titleId} className="h2">
              {title}
            </h2>
          ) : null}
          <IconButton icon={IconX} label={t('common.close')} onClick={onClose} className={styles.close} />
        </div>
        <div className={cx(styles.body, !title && styles.untitled)}>{props.children}</div>
        {props.footer ? (
          <div data-bottom-bar className={styles.footer}>
            {props.footer}
          </div>
        ) : null}
      </div>
    </div>
  );
}
