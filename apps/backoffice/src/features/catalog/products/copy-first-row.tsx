import { App, Button, Flex } from 'antd';
import { useState } from 'react';
import { useText } from '../../../text/use-text';
import { differFromFirst, type VariantDraft, withFirstPrices } from './product-draft';

type CopyFirstRowProps = { variants: VariantDraft[]; onChange: (variants: VariantDraft[]) => void };

/** Copies prices and weight of the first variant to all others once it was asked, and takes that back. */
export function CopyFirstRow({ variants, onChange }: CopyFirstRowProps) {
  const t = useText();
  const { modal } = App.useApp();
  /** The rows before and after the last copy: it can be taken back until something else is changed. */
  const [copied, setCopied] = useState<{ before: VariantDraft[]; after: VariantDraft[] } | null>(null);
  const count = differFromFirst(variants);
  const copy = () => {
    const after = withFirstPrices(variants);
    setCopied({ before: variants, after });
    onChange(after);
  };
  const ask = () =>
    modal.confirm({
      title: t('catalog.copy_first_ask', { count }),
      content: t('catalog.copy_first_text'),
      okText: t('catalog.copy_first_do'),
      cancelText: t('ui.cancel'),
      onOk: copy,
    });
  const takeBack = () => {
    if (copied) onChange(copied.before);
    setCopied(null);
  };
  return (
    <Flex gap={8} align="center">
      <Button type="link" disabled={count === 0} onClick={ask}>
        {t('catalog.copy_first')}
      </Button>
      {copied && copied.after === variants && (
        <Button type="link" onClick={takeBack}>
          {t('catalog.copy_first_undo')}
        </Button>
      )}
    </Flex>
  );
}
