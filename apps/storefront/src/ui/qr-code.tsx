import { useT } from '@app/client/i18n';
import { type CSSProperties, useEffect, useState } from 'react';
import { Mark } from './brand-mark.tsx';
import { encode, QUIET } from './encode-qr.ts';
import styles from './qr-code.module.css';

/** Side of the code with its white, in modules, and which of them are dark, row by row. */
type Modules = { readonly side: number; readonly path: string };

/** Until the code is made, its place is as large as that of an address. */
const TYPICAL_SIDE = 49;

async function modulesOf(text: string): Promise<Modules> {
  const rows = await encode(text);
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { side: rows.length, path };
}

/** A QR code, black on white whatever the colours of the page, level H, drawn as vectors. */
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
  const side = modules?.side ?? TYPICAL_SIDE;
  return (
    <span className={styles.code} style={{ '--quiet': side / (side - 2 * QUIET) } as CSSProperties}>
      {modules ? (
        <svg
          viewBox={`0 0 ${side} ${side}`}
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
