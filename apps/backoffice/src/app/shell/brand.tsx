import { useIdentity } from '@app/client/identity';
import { useBrokenPicture } from '@app/client/use-broken-picture';
import { pictureAt } from '@app/contract/core/picture-size';
import { brandFile, logoSize } from '@app/contract/settings/identity/brand-files';
import { DrawnMark } from '../../ui/drawn-mark';
import styles from './shell.module.css';

/** Pixels of a logo's place. */
const LOGO = { height: 32, most: 180 };
const LOGO_PIXELS = 720;

/** How the shop signs: its logo, or its mark and its name, also where the logo does not come. */
export function Brand() {
  const { name, logo, mark, stamp } = useIdentity();
  const { broken, onError } = useBrokenPicture(logo?.url);
  if (logo && !broken) {
    return (
      <span className={styles.brand}>
        <img src={pictureAt(logo.url, LOGO_PIXELS)} alt={name} {...logoSize(logo, LOGO)} onError={onError} />
      </span>
    );
  }
  return (
    <span className={styles.brand}>
      {mark === 'own' ? (
        <img src={brandFile(stamp, 'mark.png')} alt="" width={24} height={24} />
      ) : (
        <DrawnMark of={mark} />
      )}
      <span title={name}>{name}</span>
    </span>
  );
}
