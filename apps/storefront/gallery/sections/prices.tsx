import { useT } from '@app/client/i18n';
import { Countdown } from '../../src/ui/countdown.tsx';
import { OldPrice, Price } from '../../src/ui/price.tsx';
import { Rating, Stars } from '../../src/ui/stars.tsx';
import { Tag } from '../../src/ui/tag.tsx';
import type { GallerySection } from '../section.ts';

const USD = { amount: 123_450, currency: 'USD' };
const OTHERS = [
  { amount: 123_450, currency: 'EUR', decimals: 2 },
  { amount: 184_900, currency: 'JPY', decimals: 0 },
  { amount: -1_250, currency: 'CNY', decimals: 2 },
  { amount: 0, currency: 'USD' },
];
const SIZES = ['s', 'm', 'l', 'xl'] as const;
const TONES = ['neutral', 'brand', 'accent', 'ok', 'warn', 'bad', 'info', 'solid'] as const;

/** A moment so many seconds from now. */
const soon = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();

const Tags = ({ plate = false }: { readonly plate?: boolean }) => {
  const t = useT();
  return (
    <div className="row g2 wrap">
      {TONES.map((tone) => (
        <Tag key={tone} tone={tone} plate={plate}>
          {t('common.saved')}
        </Tag>
      ))}
    </div>
  );
};

export const prices: GallerySection = {
  id: 'prices',
  title: 'Prices, tags and time',
  cases: [
    {
      name: 'price: four sizes',
      draw: () => (
        <div className="row g3 wrap baseline">
          {SIZES.map((size) => (
            <Price key={size} price={USD} size={size} />
          ))}
        </div>
      ),
    },
    {
      name: 'deal and old price',
      draw: () => (
        <div className="row g2 baseline">
          <Price deal price={USD} size="l" />
          <OldPrice price={{ amount: 150_000, currency: 'USD' }} />
        </div>
      ),
    },
    {
      name: 'other currencies, negative, nothing',
      draw: () => (
        <div className="row g3 wrap baseline">
          {OTHERS.map((price) => (
            <Price key={`${price.currency}${price.amount}`} price={price} />
          ))}
        </div>
      ),
    },
    { name: 'tags', draw: () => <Tags /> },
    { name: 'tags on a picture', draw: () => <Tags plate /> },
    {
      name: 'countdown: text, with hours, cells, over',
      draw: () => (
        <div className="row g3 wrap">
          <Countdown until={soon(28 * 60 + 14)} />
          <Countdown until={soon(5 * 3_600 + 75)} />
          <Countdown look="cells" until={soon(5 * 3_600 + 75)} />
          <Countdown until={soon(-5)} />
        </div>
      ),
    },
    {
      name: 'rating and stars',
      draw: () => (
        <div className="row g3">
          <Rating value={4.8} />
          <Rating value={5} />
          <Stars value={3.4} />
        </div>
      ),
    },
  ],
};
