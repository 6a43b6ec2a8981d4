import { useT } from '@app/client/i18n';
import { Picture } from './picture.tsx';
import styles from './picture-thumbs.module.css';
import { usePictureViewer } from './use-picture-viewer.tsx';

/** Small square pictures in rows that open large; `alt` says what all of them show, `width` is in pixels. */
export function PictureThumbs(props: {
  readonly pictures: readonly string[];
  readonly alt: string;
  readonly width: number;
}) {
  const t = useT();
  const { pictures, alt, width } = props;
  const { view, viewer } = usePictureViewer(pictures.map((src) => ({ src, alt })));
  return (
    <>
      <ul className={styles.thumbs} aria-label={alt}>
        {pictures.map((src, at) => (
          <li key={src}>
            <button
              type="button"
              className={styles.thumb}
              style={{ width: `${width / 10}rem` }}
              aria-label={t('common.picture_of', { index: at + 1, total: pictures.length })}
              aria-haspopup="dialog"
              onClick={() => view(at)}
            >
              <Picture src={src} alt="" width={width} ratio="1" />
            </button>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}
