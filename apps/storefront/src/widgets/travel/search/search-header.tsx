import { useT } from '@app/client/i18n';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useGo } from '../../../shell/navigation.ts';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import styles from './search-header.module.css';

/** The head of a search: back, what is searched, one action; and a row below it. It stays at the top. */
export function SearchHeader(props: {
  /** For screen readers. */
  readonly title: string;
  readonly children: ReactNode;
  readonly end: ReactNode;
  readonly below?: ReactNode;
  /** Another bar stays below it and carries the shadow. */
  readonly flat?: boolean;
}) {
  const t = useT();
  const go = useGo();
  return (
    <header className={cx(styles.header, props.flat && styles.flat)}>
      <h1 className="visually-hidden">{props.title}</h1>
      <div className={styles.bar}>
        <IconButton icon={IconChevronLeft} label={t('common.back')} onClick={go.back} />
        {props.children}
        {props.end}
      </div>
      {props.below}
    </header>
  );
}
