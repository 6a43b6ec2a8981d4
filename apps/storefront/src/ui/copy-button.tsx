import { useT } from '@app/client/i18n';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { IconButton } from './button.tsx';
import { copyText } from './copy-text.ts';
import { toast } from './toast-store.ts';

/** Copies a text and says so. */
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
    toast(t(done ? 'common.copied' : 'common.copy_failed'), done ? 'success' : 'warning');
  };
  return <IconButton icon={copied ? IconCheck : IconCopy} size="m" label={label ?? t('common.copy')} onClick={copy} />;
}
