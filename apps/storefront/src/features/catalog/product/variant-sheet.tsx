import { useT } from '@app/client/i18n';
import type { ProductDetail } from '@app/contract/catalog/schemas';
import { Button } from '../../../ui/button.tsx';
import { OptionSheet } from '../../../widgets/option-sheet.tsx';
import type { Choice } from '../../../widgets/variant-choice.ts';
import { useBuying } from './buying.ts';

/** What opened the sheet: looking at the options, or one of the two ways to buy. */
export type Intent = 'choose' | 'cart' | 'buy';

/** Choosing a variant and how many, with both ways to buy always in sight. */
export function VariantSheet(props: {
  readonly product: ProductDetail;
  /** Closed while null. */
  readonly intent: Intent | null;
  readonly choice: Choice;
  readonly quantity: number;
  readonly onChoice: (choice: Choice) => void;
  readonly onQuantity: (quantity: number) => void;
  readonly onClose: () => void;
}) {
  const t = useT();
  const { intent, ...sheet } = props;
  const buying = useBuying(props.onClose);
  return (
    <OptionSheet
      {...sheet}
      open={intent !== null}
      actions={(variant, pieces) => (
        <>
          <Button kind="soft" loading={buying.adding} onClick={() => buying.addToCart(variant.id, pieces)}>
            {t('catalog.add_to_cart')}
          </Button>
          <Button loading={buying.buying} onClick={() => buying.buyNow(variant.id, pieces)}>
            {t('catalog.buy_now')}
          </Button>
        </>
      )}
    />
  );
}
