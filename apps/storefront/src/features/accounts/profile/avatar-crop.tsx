import { useT } from '@app/client/i18n';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import styles from './avatar-crop.module.css';
import { type PictureSize, type Square, squareOf, ZOOM_MAX } from './crop-square.ts';
import { useLook } from './use-look.ts';

/** One press of plus or minus. */
const PRESS = 1.25;

/** Asks which square of the chosen picture is kept: one moves and zooms it below a round window. */
export default function AvatarCrop(props: {
  readonly file: File;
  readonly size: PictureSize;
  readonly onClose: () => void;
  readonly onChosen: (square: Square) => void;
}) {
  const t = useT();
  const { file, size } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { look, zoomTo, handlers } = useLook(size, frame);
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const square = squareOf(size, look);
  const share = (part: number): string => `${(part / square.side) * 100}%`;

  return (
    <Sheet
      open
      onClose={props.onClose}
      title={t('account.crop_title')}
      footer={
        <Button block onClick={() => props.onChosen(square)}>
          {t('account.crop_use')}
        </Button>
      }
    >
      <div className={styles.stage}>
        <div
          ref={frame}
          className={styles.frame}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move what stands in it
          tabIndex={0}
          role="application"
          aria-label={t('account.crop_area')}
          {...handlers}
        >
          <img
            src={address}
            alt=""
            draggable={false}
            className={styles.picture}
            style={{
              width: share(size.width),
              height: share(size.height),
              left: `-${share(square.x)}`,
              top: `-${share(square.y)}`,
            }}
          />
          <span className={styles.window} aria-hidden="true" />
        </div>
        <div className={styles.zoom}>
          <IconButton icon={IconMinus} label={t('account.crop_smaller')} onClick={() => zoomTo(look.zoom / PRESS)} />
          <input
            type="range"
            min={1}
            max={ZOOM_MAX}
            step={0.05}
            value={look.zoom}
            aria-label={t('account.crop_zoom')}
            onChange={(event) => zoomTo(Number(event.target.value))}
          />
          <IconButton icon={IconPlus} label={t('account.crop_larger')} onClick={() => zoomTo(look.zoom * PRESS)} />
        </div>
        <p className="cap t2">{t('account.crop_hint')}</p>
      </div>
    </Sheet>
  );
}
