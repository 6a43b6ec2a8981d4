import { pictureAt } from '@app/contract/core/picture-size';
import { BRAND_STEPS, brandPalette } from '@app/contract/settings/identity/brand-colour';
import { IconWorld } from '@tabler/icons-react';
import { Card } from 'antd';
import type { CSSProperties } from 'react';
import { useText } from '../../../text/use-text';
import { DrawnMark } from '../../../ui/drawn-mark';
import { shownColour } from './colour-field';
import styles from './identity.module.css';
import type { IdentityDraft } from './identity-form';

const PIXELS = 720;

function Sign({ draft, name }: { draft: IdentityDraft; name: string }) {
  if (draft.logo) return <img className={styles.logo} src={pictureAt(draft.logo, PIXELS)} alt={name} />;
  return (
    <span className={styles.sign}>
      {draft.icon ? <img src={pictureAt(draft.icon, PIXELS)} alt="" /> : <DrawnMark of={draft.mark} />}
      <span>{name}</span>
    </span>
  );
}

/** The icon of the installed app: the own one, or the drawing in white on the shop's colour. */
function AppIcon({ draft }: { draft: IdentityDraft }) {
  if (draft.icon) return <img className={styles.app} src={pictureAt(draft.icon, PIXELS)} alt="" />;
  return (
    <span className={`${styles.app} ${styles.drawn} ${draft.mark === 'bag' ? styles.plain : ''}`}>
      <DrawnMark of={draft.mark} />
    </span>
  );
}

/** What is typed as customers will see it. */
export function IdentityPreview({ draft }: { draft: IdentityDraft }) {
  const t = useText();
  const palette = brandPalette(shownColour(draft.colour));
  const colours = Object.fromEntries(BRAND_STEPS.map((step) => [`--lagoon-${step}`, palette[step]]));
  const name = draft.name.trim() || t('identity.unnamed');
  const style = { ...colours, '--brand': palette[600], '--brand-soft': palette[50] } as CSSProperties;
  return (
    <Card variant="borderless" title={t('identity.preview')} className={styles.preview ?? ''}>
      <div style={style} className={styles.samples}>
        <div className={styles.phone}>
          <div className={styles.top}>
            <Sign draft={draft} name={name} />
            <span className={styles.pill}>
              <IconWorld size={16} stroke={1.75} />
              EN
            </span>
          </div>
          <div className={styles.row}>
            <span className={styles.button}>{t('identity.preview_button')}</span>
            <span className={styles.link}>{t('identity.preview_link')}</span>
          </div>
        </div>
        <h3>{t('identity.preview_tab')}</h3>
        <div className={styles.tab}>
          <AppIcon draft={draft} />
          <span>{name}</span>
        </div>
        <h3>{t('identity.preview_app')}</h3>
        <div className={styles.installed}>
          <AppIcon draft={draft} />
          <span>{name}</span>
        </div>
      </div>
    </Card>
  );
}
