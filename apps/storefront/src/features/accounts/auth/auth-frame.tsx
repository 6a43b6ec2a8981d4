import { useT } from '@app/client/i18n';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useGo } from '../../../shell/navigation.ts';
import { BrandMark } from '../../../ui/brand-mark.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Page } from '../../../ui/page.tsx';
import { LocalePill } from '../../../widgets/locale-pill.tsx';
import styles from './auth.module.css';

/** The face of the sign-in screens: a picture with the sail corner, the brand, a headline, and the form. */
export function AuthFrame(props: {
  readonly title: string;
  readonly text: string;
  /** A long form: the picture is low and the brand line left out, so that its button is nearer. */
  readonly low?: boolean;
  readonly children: ReactNode;
}) {
  const t = useT();
  const go = useGo();
  return (
    <Page
      header={
        <header className={cx(styles.hero, props.low && styles.low)}>
          <img src="/art/isle.svg" alt="" width="960" height="672" />
          <div className={styles.top}>
            <IconButton icon={IconChevronLeft} label={t('common.back')} onClick={go.back} disc />
            <LocalePill />
          </div>
        </header>
      }
    >
      <div className={styles.body}>
        {props.low ? null : <BrandMark />}
        <h1 className={styles.title}>{props.title}</h1>
        <p className="t2">{props.text}</p>
        {props.children}
      </div>
    </Page>
  );
}
