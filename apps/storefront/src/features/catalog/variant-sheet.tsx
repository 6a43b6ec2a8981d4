import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import type { ProductDetail } from '@app/contract/catalog/schemas';
import { tagOf } from '@app/contract/core/locale';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { useBuying } from './buying.ts';
import { ProductPrice, StockNote } from './product-head.tsx';
import { type Choice, canChoose, choiceText, chosenVariant, missingSpec, mostOf, type Spec } from './variant-choice.ts';
import styles from './variant-sheet.module.css';

/** What opened the sheet: looking at the options, or one of the two ways to buy. */
export type Intent = 'choose' | 'cart' | 'buy';

type SheetProps = {
  readonly product: ProductDetail;
  /** Closed while null. */
  readonly intent: Intent | null;
  readonly choice: Choice;
  readonly quantity: number;
  readonly onChoice: (choice: Choice) => void;
  readonly onQuantity: (quantity: number) => void;
  readonly onClose: () => void;
};

/** The values of one spec: pictures where there are any, else chips; what cannot be had is struck through. */
function SpecValues(props: { product: ProductDetail; spec: Spec; choice: Choice; onChoice: (choice: Choice) => void }) {
  const t = useT();
  const { product, spec, choice } = props;
  const pictured = spec.values.some((value) => value.image);
  return (
    <fieldset className={styles.spec}>
      <legend>{spec.name}</legend>
      <div className={styles.values}>
        {spec.values.map((value) => {
          const on = choice[spec.id] === value.id;
          const free = canChoose(product, choice, { specId: spec.id, valueId: value.id });
          return (
            <button
              key={value.id}
              type="button"
              className={cx(pictured ? styles.swatch : styles.chip, on && styles.on, !free && styles.off)}
              aria-pressed={on}
              aria-disabled={!free || undefined}
              onClick={() => {
                if (!free) return;
                const { [spec.id]: _taken, ...others } = choice;
                props.onChoice(on ? others : { ...choice, [spec.id]: value.id });
              }}
            >
              {pictured ? (
                <span className={styles.face}>
                  <Picture src={value.image} alt="" width={64} />
                </span>
              ) : null}
              <span className={styles.word}>{value.name}</span>
              {free ? null : <span className="visually-hidden">, {t('catalog.unavailable')}</span>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Asks for a value of a spec: "Choose a size". */
function useChooseWords(): (spec: string) => string {
  const t = useT();
  const tag = tagOf(usePreferences((state) => state.locale));
  return (name) => {
    const spec = name.toLocaleLowerCase(tag);
    return t(/^[aeiou]/.test(spec) ? 'catalog.choose_an' : 'catalog.choose_a', { spec });
  };
}

/** Choosing a variant and how many, with both ways to buy always in sight. */
export function VariantSheet(props: SheetProps) {
  const t = useT();
  const { product, intent, choice, quantity } = props;
  const buying = useBuying(props.onClose);
  const chooseWords = useChooseWords();
  const variant = chosenVariant(product, choice);
  const missing = missingSpec(product, choice);
  const most = mostOf(variant, product.limit);
  const pieces = Math.min(quantity, Math.max(1, most));
  const ready = variant !== null && variant.available > 0;
  const asks = missing ? chooseWords(missing.name) : t('catalog.sold_out');
  const chosen = choiceText(product, choice);
  return (
    <Sheet
      open={intent !== null}
      onClose={props.onClose}
      label={t('catalog.choose_options')}
      footer={
        ready ? (
          <div className={styles.actions}>
            <Button kind="soft" loading={buying.adding} onClick={() => buying.addToCart(variant.id, pieces)}>
              {t('catalog.add_to_cart')}
            </Button>
            <Button loading={buying.buying} onClick={() => buying.buyNow(variant.id, pieces)}>
              {t('catalog.buy_now')}
            </Button>
          </div>
        ) : (
          <Button block disabled>
            {asks}
          </Button>
        )
      }
    >
      <div className={styles.top}>
        <span className={styles.thumb}>
          <Picture src={variant?.image ?? product.cover} alt="" width={96} />
        </span>
        <span className={styles.summary}>
          <span className="row g2 baseline wrap">
            <ProductPrice product={product} variant={variant} size="l" />
          </span>
          {chosen ? <span className="sub t2">{chosen}</span> : null}
          <span className="cap t3">
            <StockNote product={product} variant={variant} />
          </span>
        </span>
      </div>
      {product.specs.map((spec) => (
        <SpecValues key={spec.id} product={product} spec={spec} choice={choice} onChoice={props.onChoice} />
      ))}
      <div className={styles.quantity}>
        <span>
          <span className="semi">{t('catalog.quantity')}</span>
          {product.limit ? <span className={styles.limit}>{t('catalog.limit', { count: product.limit })}</span> : null}
        </span>
        <Stepper
          value={pieces}
          max={Math.max(1, most)}
          onChange={props.onQuantity}
          label={t('catalog.quantity')}
          size="l"
        />
      </div>
    </Sheet>
  );
}
