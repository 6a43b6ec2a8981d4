import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import type { CartLine } from '@app/contract/cart/schemas';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { ErrorNote } from '../../ui/states.tsx';
import { OptionSheet } from '../../widgets/option-sheet.tsx';
import { type Choice, choiceOf } from '../../widgets/variant-choice.ts';

/** Chooses another option, or number, of what stands in a line of the cart. Mount it anew for each opening. */
export function OptionsSheet(props: {
  readonly line: CartLine;
  readonly open: boolean;
  /** Makes the line hold the variant; false when it was refused. */
  readonly onChange: (variantId: string, quantity: number) => Promise<boolean>;
  readonly onClose: () => void;
}) {
  const t = useT();
  const { line } = props;
  const details = useEndpoint(catalogEndpoints.productDetails, { query: { id: line.productId } });
  const product = details.data ?? null;
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [quantity, setQuantity] = useState(line.quantity);
  const [changing, setChanging] = useState(false);
  const change = async (variantId: string, pieces: number) => {
    setChanging(true);
    const done = await props.onChange(variantId, pieces);
    setChanging(false);
    if (done) props.onClose();
  };
  return (
    <OptionSheet
      product={product}
      waiting={
        details.error ? (
          <ErrorNote error={details.error} onRetry={() => void details.refetch()} />
        ) : (
          <SkeletonText lines={6} />
        )
      }
      open={props.open}
      choice={chosen ?? (product ? choiceOf(product, line.variantId) : {})}
      quantity={quantity}
      onChoice={setChosen}
      onQuantity={setQuantity}
      onClose={props.onClose}
      actions={(variant, pieces) => (
        <Button loading={changing} onClick={() => void change(variant.id, pieces)}>
          {t('cart.change')}
        </Button>
      )}
    />
  );
}
