import { useIdentity } from '@app/client/identity';
import { useBrokenPicture } from '@app/client/use-broken-picture';
import { pictureAt } from '@app/contract/core/picture-size';
import { brandFile, logoSize } from '@app/contract/settings/identity/brand-files';
import { MARK_SIDE, markParts } from '@app/contract/settings/identity/marks';
import styles from './brand-mark.module.css';

const FILLS = { brand: 'var(--color-brand)', accent: 'var(--color-accent)' } as const;
/** Points of a logo's place at the usual text size. */
const LOGO = { height: 30, most: 190 };
const LOGO_PIXELS = 720;

/** The shop's mark: its icon, or a drawing in its colours. */
export function Mark({ className }: { readonly className?: string | undefined }) {
  const { mark, stamp } = useIdentity();
  if (mark === 'own') return <img src={brandFile(stamp, 'mark.png')} alt="" className={className} />;
  return (
    <svg viewBox={`0 0 ${MARK_SIDE} ${MARK_SIDE}`} className={className} aria-hidden="true">
      {markParts[mark].map(({ path, tone }) => (
        <path key={path} d={path} fill={FILLS[tone]} />
      ))}
    </svg>
  );
}

/** How the shop signs: its logo, or its mark and its name beside it, also where the logo does not come. */
export function BrandMark() {
  const { name, logo } = useIdentity();
  const { broken, onError } = useBrokenPicture(logo?.url);
  if (logo && !broken) {
    const { width, height } = logoSize(logo, LOGO);
    const src = pictureAt(logo.url, LOGO_PIXELS);
    return <img className={styles.logo} src={src} alt={name} width={width} height={height} onError={onError} />;
  }
  return (
    <span className={styles.mark}>
      <Mark className={styles.drawn} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
