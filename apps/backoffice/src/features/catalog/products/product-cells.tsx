import type { StaffProductRow } from '@app/contract/catalog/staff-schemas';
import { Flex } from 'antd';
import { Link } from 'react-router';
import { useText } from '../../../text/use-text';
import { StatusTag, Thumb, TwoLines } from '../../../ui/list/cells';
import type { CellContext } from '../../../ui/list/define-list';
import { PRODUCTS_PATH } from './products-path';

/** Cover, name, and how many variants. */
export const productCell = (product: StaffProductRow, { t }: CellContext) => (
  <Flex gap={12} align="center" style={{ maxWidth: 360 }}>
    <Thumb url={product.cover} />
    <TwoLines
      strong
      top={
        <Link to={`${PRODUCTS_PATH}/${product.id}`} title={product.name}>
          {product.name}
        </Link>
      }
      bottom={t('catalog.variants', { count: product.variants })}
    />
  </Flex>
);

/** The price in money, and in points for a points good. */
export const priceCell = (product: StaffProductRow, { t, format }: CellContext) =>
  product.points === null ? (
    <b>{format.money(product.priceUsd)}</b>
  ) : (
    <TwoLines
      strong
      top={t('catalog.points', { count: product.points, amount: format.count(product.points) })}
      bottom={format.money(product.priceUsd)}
    />
  );

/** What is in stock, and how much of it is held by orders. */
export const stockCell = (product: StaffProductRow, { t, format }: CellContext) => (
  <TwoLines
    strong={product.stock === 0}
    top={format.count(product.stock)}
    bottom={product.reserved > 0 ? t('catalog.reserved', { amount: format.count(product.reserved) }) : ''}
  />
);

/** The marks a product carries on the storefront. */
export function ProductFlags({ product }: { product: StaffProductRow }) {
  const t = useText();
  return (
    <Flex gap={4}>
      {product.popular && <StatusTag tone="brand">{t('catalog.popular')}</StatusTag>}
      {product.recommended && <StatusTag tone="info">{t('catalog.recommended')}</StatusTag>}
    </Flex>
  );
}
