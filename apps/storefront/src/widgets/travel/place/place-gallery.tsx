import { useT } from '@app/client/i18n';
import { IconChevronLeft, IconShare3 } from '@tabler/icons-react';
import { IconButton } from '../../../ui/button.tsx';
import { Carousel } from '../../../ui/carousel.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { EnlargeButton } from '../../../ui/enlarge-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { usePictureViewer } from '../../../ui/use-picture-viewer.tsx';
import styles from './place-gallery.module.css';

/** Hands a link to the system's own sheet, or copies it where there is none. */
function useShare(name: string, link: string): () => void {
  const t = useT();
  return async () => {
    if ('share' in navigator) {
      // A person who closes the system's sheet has not met an error.
      await navigator.share({ title: name, url: link }).catch(() => undefined);
      return;
    }
    const done = await copyText(link);
    toast(t(done ? 'common.copied' : 'common.copy_failed'), done ? 'success' : 'warning');
  };
}

type Pictured = {
  readonly cover: string;
  readonly gallery: readonly { readonly kind: string; readonly url: string }[];
};

/** The pictures of something; its cover where there are none. */
export const picturesOf = ({ gallery, cover }: Pictured): readonly string[] => {
  const images = gallery.filter(({ kind }) => kind === 'image').map(({ url }) => url);
  return images.length > 0 ? images : [cover];
};

/** The pictures of a place that can be booked, swiped. Back and share float above. */
export function PlaceGallery(props: {
  readonly name: string;
  /** What the pictures are, for screen readers. */
  readonly label: string;
  readonly pictures: readonly string[];
  /** The whole address that is shared. */
  readonly link: string;
  readonly onBack: () => void;
}) {
  const t = useT();
  const { name, pictures } = props;
  const share = useShare(name, props.link);
  const { view, viewer } = usePictureViewer(pictures.map((src) => ({ src, alt: name })));
  return (
    <div className={styles.gallery}>
      <div className={styles.bar}>
        <IconButton icon={IconChevronLeft} label={t('common.back')} disc onClick={props.onBack} />
        <IconButton icon={IconShare3} label={t('common.share')} disc onClick={share} />
      </div>
      <Carousel label={props.label} items={pictures} keyOf={(picture) => picture} marker="plate">
        {(picture, index) => (
          <div className={styles.frame}>
            <EnlargeButton onClick={() => view(index)}>
              <Picture src={picture} alt={name} width={375} eager={index === 0} />
            </EnlargeButton>
          </div>
        )}
      </Carousel>
      {viewer}
    </div>
  );
}
