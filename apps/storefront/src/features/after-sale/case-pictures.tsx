import { useT } from '@app/client/i18n';
import { useState } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './after-sale.module.css';

/** Small pictures that open large. */
export function CasePictures({ pictures }: { readonly pictures: readonly string[] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  const count = pictures.length;
  const label = (at: number) => t('after_sale.picture_of', { index: at + 1, count });
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map((src, at) => (
          <li key={src}>
            <button
              type="button"
              aria-label={label(at)}
              onClick={() => {
                setIndex(at);
                setOpen(true);
              }}
            >
              <Picture src={src} alt="" width={80} ratio="1" />
            </button>
          </li>
        ))}
      </ul>
      <Sheet open={open} onClose={() => setOpen(false)} title={label(index)}>
        <Picture src={pictures[index]} alt={label(index)} width={375} ratio="1" eager className={styles.large} />
      </Sheet>
    </>
  );
}
