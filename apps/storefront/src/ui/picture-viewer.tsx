import 'yet-another-react-lightbox/styles.css';
import { useT } from '@app/client/i18n';
import { pictureAt } from '@app/contract/core/picture-size';
import { IconChevronLeft, IconChevronRight, IconFlag, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import Lightbox, { type ControllerRef } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { holdBack } from './back-hold.ts';
import { Icon } from './icon.tsx';
import styles from './picture-viewer.module.css';
import type { PictureReport, ViewedPicture } from './viewed-picture.ts';

const STORED_WIDTH = 720;
/** Stored pixels on one of the screen at the largest: a seam or a label can be read, though no longer sharply. */
const LARGEST = 4;

type PictureViewerProps = {
  readonly pictures: readonly ViewedPicture[];
  /** Which of them comes first. */
  readonly at: number;
  readonly onClose: () => void;
  readonly report?: PictureReport;
};

/** Pictures over the whole page: swiped, pinched, tapped twice, by wheel, keys or buttons; pulled down they go. */
export default function PictureViewer({ pictures, at, onClose, report }: PictureViewerProps) {
  const t = useT();
  const [index, setIndex] = useState(at);
  // Other slides, or the same ones made anew, would begin where `index` says.
  const [slides] = useState(() => pictures.map(({ src, alt }) => ({ src: pictureAt(src, STORED_WIDTH), alt })));
  const control = useRef<ControllerRef>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const letGo = holdBack(() => control.current?.close());
    return () => {
      letGo();
      // A view that is hidden does not come back with its pictures open.
      close.current();
    };
  }, []);
  const several = slides.length > 1;
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Zoom]}
      className={styles.viewer ?? ''}
      carousel={{ finite: true, padding: 0 }}
      controller={{ ref: control, closeOnPullDown: true, closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio: LARGEST, scrollToZoom: true }}
      on={{ view: (shown) => setIndex(shown.index) }}
      {...(report
        ? { toolbar: { buttons: [<ReportButton key="report" {...report} onPress={onClose} />, 'zoom', 'close'] } }
        : {})}
      render={{
        iconClose: () => <Icon as={IconX} size="l" />,
        iconPrev: () => <Icon as={IconChevronLeft} size="l" />,
        iconNext: () => <Icon as={IconChevronRight} size="l" />,
        iconZoomIn: () => <Icon as={IconZoomIn} size="l" />,
        iconZoomOut: () => <Icon as={IconZoomOut} size="l" />,
        ...(several ? {} : { buttonPrev: () => null, buttonNext: () => null }),
        controls: () =>
          several ? (
            <span className={styles.plate} aria-hidden="true">
              {index + 1} / {slides.length}
            </span>
          ) : null,
      }}
      labels={{
        Previous: t('common.previous'),
        Next: t('common.next'),
        Close: t('common.close'),
        'Zoom in': t('common.zoom_in'),
        'Zoom out': t('common.zoom_out'),
        Lightbox: t('common.pictures'),
        'Photo gallery': t('common.pictures'),
        '{index} of {total}': t('common.picture_of', { index: '{index}', total: '{total}' }),
      }}
    />
  );
}

/** The viewer goes first: what is said of the pictures is said on the page below. */
function ReportButton({ label, onReport, onPress }: PictureReport & { readonly onPress: () => void }) {
  return (
    <button
      type="button"
      className="yarl__button"
      aria-label={label}
      title={label}
      onClick={() => {
        onPress();
        onReport();
      }}
    >
      <Icon as={IconFlag} size="l" />
    </button>
  );
}
