import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { ProductDetail } from '@app/contract/catalog/schemas';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useClockOffset, useShop } from '../../shell/shop.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { OldPrice } from '../../ui/price.tsx';
import { Rating } from '../../ui/stars.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ListedPrice } from '../../widgets/listed-price.tsx';
import { useSoldText } from '../../widgets/sold-text.ts';
import styles from './product-head.module.css';
import type { Choice, Variant } from './variant-choice.ts';

type HeadProps = {
  readonly product: ProductDetail;
  readonly variant: Variant | null;
  readonly chosenText: string;
  readonly choice: Choice;
  readonly onChoose: () => void;
  readonly onDealEnd: () => void;
};

/** What the chosen variant costs; before a choice, the lowest price that can be had. */
export function ProductPrice({
  product,
  variant,
  size = 'xl',
}: {
  readonly product: ProductDetail;
  readonly variant: Variant | null;
  readonly size?: 'l' | 'xl';
}) {
  const shown = variant ? { ...variant, priceVaries: false } : product;
  const struck = shown.points === null ? shown.listPrice : null;
  return (
    <>
      <ListedPrice of={shown} size={size} deal={struck !== null} pointsClass={styles.points} />
      {struck ? <OldPrice price={struck} /> : null}
    </>
  );
}

/** In stock, a few left with their number, or sold out. */
export function StockNote({ product, variant }: { readonly product: ProductDetail; readonly variant: Variant | null }) {
  const t = useT();
  const level = (variant ?? product).stock;
  if (level === 'out') return <span className="t3">{t('catalog.sold_out')}</span>;
  if (level === 'in') return <span className="ok">{t('catalog.stock_in')}</span>;
  return (
    <span className="accent">
      {variant ? t('catalog.stock_low', { count: variant.available }) : t('catalog.stock_few')}
    </span>
  );
}

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
  return product.discountPercent ? <Tag tone="accent">-{product.discountPercent}%</Tag> : null;
}

/** Price first, then the title, what it earns, and what can be chosen. */
export function ProductHead(props: HeadProps) {
  const t = useT();
  const sold = useSoldText();
  const format = usePriceFormat();
  const returnDays = useShop((state) => state.shop?.config.return_days ?? null);
  const { product, variant } = props;
  const pictured = product.specs.find((spec) => spec.values.some((value) => value.image));
  return (
    <>
      <section className={styles.head}>
        <div className={styles.priceRow}>
          <span className="row g2 baseline wrap">
            <ProductPrice product={product} variant={variant} />
          </span>
          <Saving product={product} onDealEnd={props.onDealEnd} />
        </div>
        {product.dealPerCustomer === null ? null : (
          <p className="sub t2">{t('catalog.deal_per_customer', { count: product.dealPerCustomer })}</p>
        )}
        <h1 className={styles.title}>{product.name}</h1>
        {product.description ? <p className="sub t2">{product.description}</p> : null}
        <div className="row between sub t3">
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
        <div className="row g2 wrap">
          {product.earnPoints > 0 ? (
            <Tag tone="brand">{t('catalog.earn_points', { count: product.earnPoints })}</Tag>
          ) : null}
          {product.tags.map((tag) => (
            <Tag key={tag} tone="brand">
              {tag}
            </Tag>
          ))}
        </div>
      </section>
      <section className={styles.facts}>
        {product.specs.length > 0 ? (
          <button type="button" className={styles.choose} aria-haspopup="dialog" onClick={props.onChoose}>
            <span className={styles.factName}>{t('catalog.options')}</span>
            <span className="grow">
              {pictured ? (
                <span className={styles.swatches}>
                  {pictured.values.slice(0, 4).map((value) => (
                    <span
                      key={value.id}
                      className={props.choice[pictured.id] === value.id ? styles.swatchOn : styles.swatch}
                    >
                      <Picture src={value.image} alt={value.name} width={48} />
                    </span>
                  ))}
                  {pictured.values.length > 4 ? <span className="cap t3">+{pictured.values.length - 4}</span> : null}
                </span>
              ) : null}
              <span className={props.chosenText ? 'sub' : 'sub t2'}>
                {props.chosenText ? t('catalog.chosen', { options: props.chosenText }) : t('catalog.choose_options')}
              </span>
            </span>
            <Icon as={IconChevronRight} size="m" className={styles.chevron} />
          </button>
        ) : null}
        <dl>
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
