import { useT } from '@app/client/i18n';
import type { HotelDetail } from '@app/contract/verticals/hotels/views';
import { IconChevronLeft, IconShare3 } from '@tabler/icons-react';
import { hrefTo } from '../../shell/navigation.ts';
import { IconButton } from '../../ui/button.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { EnlargeButton } from '../../ui/enlarge-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { toast } from '../../ui/toast-store.ts';
import { usePictureViewer } from '../../ui/use-picture-viewer.tsx';
import styles from './hotel-details.module.css';

/** Hands the hotel's link to the system's own sheet, or copies it where there is none. */
function useShare(hotel: HotelDetail): () => void {
  const t = useT();
  return async () => {
    const link = `${window.location.origin}${window.location.pathname}${hrefTo('hotelDetails', { id: hotel.id })}`;
    if ('share' in navigator) {
      // A person who closes the system's sheet has not met an error.
      await navigator.share({ title: hotel.name, url: link }).catch(() => undefined);
      return;
    }
    const done = await copyText(link);
    toast(t(done ? 'common.copied' : 'common.copy_failed'), done ? 'success' : 'warning');
  };
}

/** The pictures, swiped. Back and share float above. */
export function HotelGallery({ hotel, onBack }: { readonly hotel: HotelDetail; readonly onBack: () => void }) {
  const t = useT();
  const share = useShare(hotel);
  const images = hotel.gallery.filter((item) => item.kind === 'image').map((item) => item.url);
  const pictures = images.length > 0 ? images : [hotel.cover];
  const { view, viewer } = usePictureViewer(pictures.map((src) => ({ src, alt: hotel.name })));
  return (
    <div className={styles.gallery}>
      <div className={styles.galleryBar}>
        <IconButton icon={IconChevronLeft} label={t('common.back')} disc onClick={onBack} />
        <IconButton icon={IconShare3} label={t('common.share')} disc onClick={share} />
      </div>
      <Carousel
        label={t('hotels.pictures_of', { name: hotel.name })}
        items={pictures}
        keyOf={(picture) => picture}
        marker="plate"
      >
        {(picture, index) => (
          <div className={styles.frame}>
            <EnlargeButton onClick={() => view(index)}>
              <Picture src={picture} alt={hotel.name} width={375} eager={index === 0} />
            </EnlargeButton>
          </div>
        )}
      </Carousel>
      {viewer}
    </div>
  );
}
