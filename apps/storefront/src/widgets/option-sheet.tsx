import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import type { ProductDetail } from '@app/contract/catalog/schemas';
import { tagOf } from '@app/contract/core/locale';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Stepper } from '../ui/stepper.tsx';
import styles from './option-sheet.module.css';
import { ProductPrice, StockNote } from './product-price.tsx';
import {
  type Choice,
  canChoose,
  choiceText,
  chosenVariant,
  missingSpec,
  mostOf,
  type Spec,
  type Variant,
} from './variant-choice.ts';

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

type Choosing = {
  readonly choice: Choice;
  readonly quantity: number;
  readonly onChoice: (choice: Choice) => void;
  readonly onQuantity: (quantity: number) => void;
};

/** What is chosen with its picture and price, the values of each spec, and how many. */
function Options(props: Choosing & { readonly product: ProductDetail }) {
  const t = useT();
  const locale = usePreferences((state) => state.locale);
  const { product, choice } = props;
  const variant = chosenVariant(product, choice);
  const most = mostOf(variant, product.limit);
  const pieces = Math.min(props.quantity, Math.max(1, most));
  const chosen = choiceText(product, choice, locale);
  return (
    <>
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
    </>
  );
}

/** What can be done with the choice; until it is complete one button in their place says what is missing. */
function Actions(props: {
  readonly product: ProductDetail;
  readonly choice: Choice;
  readonly quantity: number;
  readonly actions: (variant: Variant, pieces: number) => ReactNode;
}) {
  const t = useT();
  const chooseWords = useChooseWords();
  const { product, choice } = props;
  const variant = chosenVariant(product, choice);
  if (variant && variant.available > 0) {
    const pieces = Math.min(props.quantity, mostOf(variant, product.limit));
    return <div className={styles.actions}>{props.actions(variant, Math.max(1, pieces))}</div>;
  }
  const missing = missingSpec(product, choice);
  return (
    <Button block disabled>
      {missing ? chooseWords(missing.name) : t('catalog.sold_out')}
    </Button>
  );
}

/** Choosing a variant and how many, with `actions`, what can be done with it, always in sight. */
export function OptionSheet(
  props: Choosing & {
    /** While it is null, `waiting` stands in its place. */
    readonly product: ProductDetail | null;
    readonly waiting?: ReactNode;
    readonly open: boolean;
    readonly onClose: () => void;
    readonly actions: (variant: Variant, pieces: number) => ReactNode;
  },
) {
  const t = useT();
  const { product, choice, quantity } = props;
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      label={t('catalog.choose_options')}
      footer={
        product ? <Actions product={product} choice={choice} quantity={quantity} actions={props.actions} /> : undefined
      }
    >
      {product ? (
        <Options
          product={product}
          choice={choice}
          quantity={quantity}
          onChoice={props.onChoice}
          onQuantity={props.onQuantity}
        />
      ) : (
        props.waiting
      )}
    </Sheet>
  );
}
