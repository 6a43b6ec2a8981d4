import { useT } from '@app/client/i18n';
import { useEffect, useState } from 'react';
import styles from './qr-code.module.css';

/** Side of the code in modules, and which of them are dark, row by row. */
type Modules = { readonly size: number; readonly path: string };

async function modulesOf(text: string): Promise<Modules> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'H' });
  let path = '';
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) if (modules.get(y, x)) path += `M${x} ${y}h1v1h-1z`;
  }
  return { size: modules.size, path };
}

/** A QR code, dark on white, level H, drawn as vectors. The encoder is loaded with the first use. */
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
  const side = (modules?.size ?? 0) + 8;
  return (
    <span className={styles.code}>
      {modules ? (
        <svg
          viewBox={`-4 -4 ${side} ${side}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={label ?? t('common.qr_code')}
        >
          <path d={modules.path} fill="var(--ink-900)" />
        </svg>
      ) : null}
    </span>
  );
}
