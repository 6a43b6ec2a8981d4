import { useT } from '@app/client/i18n';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { IconButton } from './button.tsx';
import styles from './copy-button.module.css';
import { copyText } from './copy-text.ts';
import { InFours } from './in-fours.tsx';
import { toast } from './toast-store.ts';

/** Copies a text and says so by its glyph, to screen readers in words. */
export function CopyButton({ text, label }: { readonly text: string; readonly label?: string }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const done = await copyText(text);
    setCopied(done);
    if (!done) toast(t('common.copy_failed'), 'warning');
  };
  return (
    <>
      <IconButton
        icon={copied ? IconCheck : IconCopy}
        className={copied ? 'ok' : 'brand'}
        label={label ?? t('common.copy')}
        onClick={copy}
      />
      <span role="status" className="visually-hidden">
        {copied ? t('common.copied') : ''}
      </span>
    </>
  );
}

/** A number that people pass on, with its button, as the value of a `KeyValue`; `fine` is for what nobody reads, `whole` for numbers of others, which are written as they write them. */
export const CopyValue = (props: {
  readonly text: string;
  readonly label?: string;
  readonly fine?: boolean;
  readonly whole?: boolean;
}) => (
  <span className={styles.value}>
    <span className={props.fine ? styles.fine : 'num'}>
      {props.fine || props.whole ? props.text : <InFours text={props.text} />}
    </span>
    <CopyButton text={props.text} {...(props.label && { label: props.label })} />
  </span>
);
