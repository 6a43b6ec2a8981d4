import { staffMerchandisingEndpoints as calls } from '@app/contract/catalog/merchandising-endpoints';
import type { CarouselItem } from '@app/contract/catalog/merchandising-schemas';
import { Flex } from 'antd';
import { Link } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import { StatusTag, Thumb, type Tone, TwoLines } from '../../../ui/list/cells';
import { FlagSwitch } from '../../../ui/list/columns/flag-switch';
import type { CellContext } from '../../../ui/list/define-list';
import { PRODUCTS_PATH } from '../products/products-path';

const tones: Record<CarouselItem['state'], Tone> = {
  showing: 'success',
  scheduled: 'info',
  ended: 'neutral',
  off: 'neutral',
};

/** Cover and name; a product that is not listed says so, because customers do not see it. */
export const placeCell = ({ product }: CarouselItem, { t }: CellContext) => (
  <Flex gap={12} align="center">
    <Thumb url={product.cover} />
    <TwoLines
      strong
      top={<Link to={`${PRODUCTS_PATH}/${product.id}`}>{product.name}</Link>}
      bottom={product.online ? '' : t('catalog.not_listed_help')}
    />
  </Flex>
);

export function PlaceState({ place }: { place: CarouselItem }) {
  const t = useText();
  if (place.state === 'showing' && !place.product.online)
    return <StatusTag tone="warning">{t('catalog.not_listed')}</StatusTag>;
  return <StatusTag tone={tones[place.state]}>{t(`catalog.place.${place.state}`)}</StatusTag>;
}

/** What is sent of a place. */
export const placeBody = ({ product, sortWeight, startsAt, endsAt, enabled }: CarouselItem) => ({
  productId: product.id,
  sortWeight,
  startsAt,
  endsAt,
  enabled,
});

/** Turns a place on or off. */
export const setPlace = (place: CarouselItem, enabled: boolean) =>
  request(calls.updateCarouselItem, {
    params: { id: place.id },
    body: { ...placeBody(place), enabled, version: place.version },
  });

export function PlaceSwitch({ place }: { place: CarouselItem }) {
  const t = useText();
  return (
    <FlagSwitch
      on={place.enabled}
      allowed={useAllowed('catalog.carousel.edit')}
      label={t('catalog.place_of', { name: place.product.name })}
      set={(enabled) => setPlace(place, enabled)}
      done="catalog.flags_set"
    />
  );
}
