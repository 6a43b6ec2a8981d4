import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { ProductDetail } from '@app/contract/catalog/schemas';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { hrefTo } from '../../../shell/navigation.ts';
import { useClockOffset, useShop } from '../../../shell/shop.ts';
import { Countdown } from '../../../ui/countdown.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Rating } from '../../../ui/stars.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ProductPrice, StockNote } from '../../../widgets/product-price.tsx';
import { useSoldText } from '../../../widgets/sold-text.ts';
import type { Choice, Variant } from '../../../widgets/variant-choice.ts';
import styles from './product-head.module.css';

type HeadProps = {
  readonly product: ProductDetail;
  readonly variant: Variant | null;
  readonly chosenText: string;
  readonly choice: Choice;
  readonly onChoose: () => void;
  readonly onDealEnd: () => void;
};

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** When the deal ends, or how much less it costs than it did. */
function Saving({ product, onDealEnd }: Pick<HeadProps, 'product' | 'onDealEnd'>) {
  const t = useT();
  const offsetMs = useClockOffset((state) => state.offsetMs);
  if (product.dealEndsAt) {
    return (
      <Tag tone="accent">
        {t('catalog.deal_ends')} <Countdown until={product.dealEndsAt} offsetMs={offsetMs} onEnd={onDealEnd} />
      </Tag>
    );
  }
  return product.discountPercent ? <Tag tone="accent">−{product.discountPercent}%</Tag> : null;
}

/** The swatches of what can be chosen, and what is chosen; opens the sheet. */
function OptionsRow({ product, choice, chosenText, onChoose }: HeadProps) {
  const t = useT();
  const pictured = product.specs.find((spec) => spec.values.some((value) => value.image));
  return (
    <button type="button" className={styles.choose} aria-haspopup="dialog" onClick={onChoose}>
      <span className={styles.factName}>{t('catalog.options')}</span>
      <span className="grow">
        {pictured ? (
          <span className={styles.swatches}>
            {pictured.values.slice(0, 4).map((value) => (
              <span key={value.id} className={choice[pictured.id] === value.id ? styles.swatchOn : styles.swatch}>
                <Picture src={value.image} alt={value.name} width={48} />
              </span>
            ))}
            {pictured.values.length > 4 ? <span className="cap t3">+{pictured.values.length - 4}</span> : null}
          </span>
        ) : null}
        {chosenText || !pictured ? (
          <span className={chosenText ? 'sub' : 'sub t2'}>
            {chosenText ? t('catalog.chosen', { options: chosenText }) : t('catalog.choose_options')}
          </span>
        ) : (
          <span className="visually-hidden">{t('catalog.choose_options')}</span>
        )}
      </span>
      <Icon as={IconChevronRight} size="m" className={styles.chevron} />
    </button>
  );
}

/** Price first, then the title, what others say, what it earns, and what can be chosen. */
export function ProductHead(props: HeadProps) {
  const t = useT();
  const sold = useSoldText();
  const format = usePriceFormat();
  const returnDays = useShop((state) => state.shop?.config.return_days ?? null);
  const { product, variant } = props;
  return (
    <>
      <section className={styles.head}>
        <div className={styles.priceRow}>
          <span className="row g2 baseline wrap">
            <ProductPrice product={product} variant={variant} />
          </span>
          <Saving product={product} onDealEnd={props.onDealEnd} />
        </div>
        <h1 className={styles.title}>{product.name}</h1>
        <div className={`row between sub t3 ${styles.rating}`}>
          <span className="row g1">
            {product.reviews > 0 ? (
              <>
                <Rating value={product.rating} /> <span aria-hidden="true">·</span>{' '}
                {t('catalog.reviews_count', { count: product.reviews })}
              </>
            ) : (
              t('catalog.no_reviews')
            )}
          </span>
          {product.sold > 0 ? <span>{sold(product.sold)}</span> : null}
        </div>
        <div className={`row g2 wrap ${styles.tags}`}>
          {product.dealPerCustomer === null ? null : (
            <Tag>{t('catalog.deal_per_customer', { count: product.dealPerCustomer })}</Tag>
          )}
          {product.earnPoints > 0 ? <Tag>{t('catalog.earn_points', { count: product.earnPoints })}</Tag> : null}
          {product.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </div>
        {product.description ? <p className={`sub t2 ${styles.description}`}>{product.description}</p> : null}
      </section>
      <section className={styles.facts}>
        {product.specs.length > 0 ? <OptionsRow {...props} /> : null}
        <dl>
          {product.brand ? (
            <Fact name={t('catalog.brand')}>
              <a className={`brand ${styles.factLink}`} href={hrefTo('productListing', { keyword: product.brand })}>
                {product.brand}
              </a>
            </Fact>
          ) : null}
          <Fact name={t('catalog.stock')}>
            <StockNote product={product} variant={variant} />
            {product.limit ? <span className="t3"> · {t('catalog.limit', { count: product.limit })}</span> : null}
          </Fact>
          <Fact name={t('catalog.delivery')}>
            {product.freePostageFrom
              ? t('catalog.free_from', { price: format.text(product.freePostageFrom) })
              : t('catalog.delivery_at_checkout')}
          </Fact>
          {returnDays ? <Fact name={t('catalog.service')}>{t('catalog.returns', { count: returnDays })}</Fact> : null}
        </dl>
      </section>
    </>
  );
}
