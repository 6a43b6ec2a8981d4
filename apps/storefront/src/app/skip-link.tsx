import { useT } from '@app/client/i18n';
import { useLocation } from 'react-router';
import styles from './skip-link.module.css';

/** Puts the focus on what a screen is about, past its bars, and brings it into view. */
function focusContent(frame: Element | null): void {
  const main = frame?.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
  main.scrollIntoView({ block: 'start' });
}

/** The first stop of the keyboard on each screen: past its bars to its content. The address stays, since a mark in it would be another screen. */
export function SkipLink() {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <a
      className={`no-print ${styles.link}`}
      href={`#${pathname}${search}`}
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
        focusContent(event.currentTarget.closest('[data-screen]'));
      }}
    >
      {t('shell.skip_to_content')}
    </a>
  );
}
