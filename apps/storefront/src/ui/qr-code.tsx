import { useT } from '@app/client/i18n';
import { type CSSProperties, useEffect, useState } from 'react';
import { Mark } from './brand-mark.tsx';
import styles from './qr-code.module.css';

/** Side of the code in modules, and which of them are dark, row by row. */
type Modules = { readonly size: number; readonly path: string };

/** Until the code is made, its place is as large as that of an address. */
const TYPICAL_SIZE = 41;

async function modulesOf(text: string): Promise<Modules> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'H' });
  let path = '';
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) if (modules.get(y, x)) path += `M${x} ${y}h1v1h-1z`;
  }
  return { size: modules.size, path };
}

/** A QR code, black on white whatever the colours of the page, level H, drawn as vectors. The encoder is loaded with the first use. */
export function QrCode({ text, label }: { readonly text: string; readonly label?: string }) {
  const t = useT();
  const [modules, setModules] = useState<Modules | null>(null);
  useEffect(() => {
    let wanted = true;
    modulesOf(text).then(
      (next) => wanted && setModules(next),
      () => wanted && setModules(null),
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  // Four modules of quiet white around, as the standard asks.
  const size = modules?.size ?? TYPICAL_SIZE;
  const side = size + 8;
  return (
    <span className={styles.code} style={{ '--quiet': side / size } as CSSProperties}>
      {modules ? (
        <svg
          viewBox={`-4 -4 ${side} ${side}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={label ?? t('common.qr_code')}
        >
          <path d={modules.path} fill="#000" />
        </svg>
      ) : null}
      <span className={styles.mark}>
        <Mark className={styles.drawn} />
      </span>
    </span>
  );
}
