import { useT } from '@app/client/i18n';
import { lazy, Suspense } from 'react';
import { Carousel } from '../../src/ui/carousel.tsx';
import { Picture } from '../../src/ui/picture.tsx';
import { PictureThumbs } from '../../src/ui/picture-thumbs.tsx';
import { PictureUploader } from '../../src/ui/picture-uploader.tsx';
import { QrCode } from '../../src/ui/qr-code.tsx';
import type { GallerySection } from '../section.ts';
import styles from './pictures.module.css';

const RichText = lazy(() => import('../../src/ui/rich-text.tsx'));

/** A drawing rather than photographs: browsers scale those a little differently from one run to the next. */
const ART = [1, 2, 3, 4].map((serial) => `./art/isle.svg?${serial}`);
const nothing = () => {};

const Single = () => (
  <div className={styles.three}>
    <Picture src={ART[0]} alt="Bags" ratio="1" width={120} eager />
    <Picture src={null} alt="Bags" ratio="1" width={120} />
    <Picture src={null} alt="Bags" ratio="4 / 5" width={60} />
  </div>
);

const Slides = (props: { readonly marker: 'dots' | 'plate'; readonly peek?: boolean }) => {
  const t = useT();
  return (
    <Carousel
      label={t('common.pictures')}
      items={ART}
      keyOf={(src) => src}
      marker={props.marker}
      peek={props.peek ?? false}
    >
      {(src) => <Picture src={src} alt="" ratio="2 / 1" eager />}
    </Carousel>
  );
};

const Uploads = () => {
  const t = useT();
  const done = ART.slice(0, 2).map((url) => ({ id: url, url }));
  return (
    <PictureUploader
      label={t('common.add_photo')}
      value={done}
      max={4}
      onChange={nothing}
      upload={() => Promise.reject(new Error('the gallery uploads nothing'))}
    />
  );
};

const TEXT =
  '<h3>Materials</h3><p>Woven from <b>linen</b> and cotton. See <a href="#">how to wash it</a>.</p>' +
  '<ul><li>48 × 32 cm</li><li>620 g</li></ul><table><tr><th>Size</th><td>M</td></tr></table>';

export const pictures: GallerySection = {
  id: 'pictures',
  title: 'Pictures and codes',
  cases: [
    { name: 'picture: there, missing, missing and small', draw: Single },
    { name: 'slides with dots', draw: () => <Slides marker="dots" /> },
    { name: 'slides with a plate, the next one peeking', draw: () => <Slides marker="plate" peek /> },
    { name: 'small pictures that open large', draw: () => <PictureThumbs pictures={ART} alt="Bags" width={72} /> },
    { name: 'pictures to send', draw: Uploads },
    {
      name: 'QR code',
      draw: () => (
        <div className={styles.code}>
          <QrCode text="https://shop.example/p/1" />
        </div>
      ),
    },
    {
      name: 'text written by staff',
      draw: () => (
        <Suspense>
          <RichText html={TEXT} />
        </Suspense>
      ),
    },
  ],
};
