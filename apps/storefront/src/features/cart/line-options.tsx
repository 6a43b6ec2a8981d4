import { useT } from '@app/client/i18n';
import type { CartLine } from '@app/contract/cart/schemas';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './cart.module.css';
import { OptionsSheet } from './options-sheet.tsx';

/** The chosen options of a line; a press opens the sheet that changes them. */
export function LineOptions(props: {
  readonly line: CartLine;
  readonly onChange: (variantId: string, quantity: number) => Promise<boolean>;
}) {
  const t = useT();
  const { line } = props;
  const [sheet, setSheet] = useState({ open: false, times: 0 });
  if (!line.options) return null;
  return (
    <>
      <button
        type="button"
        className={styles.options}
        aria-haspopup="dialog"
        aria-label={t('cart.change_options', { name: line.name, options: line.options })}
        onClick={() => setSheet({ open: true, times: sheet.times + 1 })}
      >
        <span className="clip1">{line.options}</span>
        <Icon as={IconChevronDown} size="xs" />
      </button>
      {sheet.times > 0 ? (
        <OptionsSheet
          key={sheet.times}
          line={line}
          open={sheet.open}
          onChange={props.onChange}
          onClose={() => setSheet({ ...sheet, open: false })}
        />
      ) : null}
    </>
  );
}
