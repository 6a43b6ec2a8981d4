import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { catalogEndpoints } from '@app/contract/catalog/endpoints';
import type { CategoryNode, ProductCard } from '@app/contract/catalog/schemas';
import type { AnswerOf } from '@app/contract/core/endpoint';
import { IconChevronRight, IconPackage } from '@tabler/icons-react';
import { hrefTo } from '../../../shell/navigation.ts';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { EmptyPart } from '../../../ui/states.tsx';
import { CardPrice } from '../../../widgets/product-card.tsx';
import styles from './category.module.css';

type CategoryGoods = AnswerOf<typeof catalogEndpoints.categoriesWithGoods>;
type Group = CategoryGoods['groups'][number];

/** Goods shown of each group; the rest is one press away. */
const GOODS_SHOWN = 3;

function GoodsRow({ card }: { readonly card: ProductCard }) {
  const t = useT();
  const out = card.stock === 'out';
  return (
    <a className={styles.goods} href={hrefTo('productDetail', { id: card.id })}>
      <span className={cx(styles.thumb, out && styles.out)}>
        <Picture src={card.cover} alt="" width={72} />
      </span>
      <span className="grow">
        <span className={cx('sub medium clip2', styles.goodsName)}>{card.name}</span>
        <span className={styles.goodsPrice}>
          <CardPrice card={card} size="s" />
        </span>
        {out ? <span className="cap t3">{t('catalog.sold_out')}</span> : null}
      </span>
    </a>
  );
}

function GoodsGroup({ group, title }: { readonly group: Group; readonly title: string }) {
  const t = useT();
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <h3 className={cx('h3', styles.groupTitle)}>{title}</h3>
        <a className={styles.all} href={hrefTo('productListing', { category: group.category.id })}>
          {t('catalog.all_count', { count: group.total })}
          <span className="visually-hidden">: {group.category.name}</span>
          <Icon as={IconChevronRight} size="s" />
        </a>
      </div>
      {group.goods.slice(0, GOODS_SHOWN).map((card) => (
        <GoodsRow key={card.id} card={card} />
      ))}
    </section>
  );
}

/** One top category: the way to all of it, its subcategories as tiles, and the favourites of each that has goods. */
export function CategoryPane({ node, shown }: { readonly node: CategoryNode; readonly shown: CategoryGoods }) {
  const t = useT();
  const format = usePriceFormat();
  const { groups, total, from } = shown;
  const filled = groups.filter((group) => group.goods.length > 0);
  return (
    <div>
      <a className={styles.hero} href={hrefTo('productListing', { category: node.id })}>
        <span className={styles.heroPicture}>
          <Picture src={node.image ?? filled[0]?.goods[0]?.cover} alt="" width={124} eager />
        </span>
        <span className={styles.heroText}>
          <h2 className={styles.heroName}>{node.name}</h2>
          {total > 0 ? (
            <span className={styles.heroFacts}>
              {from
                ? t('catalog.styles_from', { count: total, price: format.text(from) })
                : t('catalog.styles', { count: total })}
            </span>
          ) : null}
          <span className={styles.heroMore}>{t('catalog.see_everything')}</span>
        </span>
      </a>
      {node.children.length > 0 ? (
        <section>
          <h3 className="h3">{t('catalog.shop_by_type')}</h3>
          <ul className={styles.tiles}>
            {node.children.map((child) => (
              <li key={child.id}>
                <a className={styles.tile} href={hrefTo('productListing', { category: child.id })}>
                  <span className={styles.tilePicture}>
                    <Picture src={child.image} alt="" width={80} />
                  </span>
                  <span className="clip2">{child.name}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {filled.length === 0 ? (
        <div className={styles.group}>
          <EmptyPart icon={IconPackage} title={t('catalog.nothing_here')} text={t('catalog.nothing_here_text')} />
        </div>
      ) : null}
      {filled.map((group) => (
        <GoodsGroup
          key={group.category.id}
          group={group}
          title={group.category.id === node.id ? t('catalog.most_popular') : group.category.name}
        />
      ))}
    </div>
  );
}
