import { pictureAt } from '@app/contract/core/picture-size';
import { BRAND_STEPS, brandPalette } from '@app/contract/settings/identity/brand-colour';
import { IconWorld } from '@tabler/icons-react';
import { Card } from 'antd';
import type { CSSProperties } from 'react';
import { useText } from '../../../text/use-text';
import { DrawnMark } from '../../../ui/drawn-mark';
import { shownColour } from './colour-field';
import look from './identity.module.css';
import type { IdentityDraft } from './identity-form';

const PIXELS = 720;

function Sign({ draft, name }: { draft: IdentityDraft; name: string }) {
  if (draft.logo) return <img className={look.logo} src={pictureAt(draft.logo, PIXELS)} alt={name} />;
  return (
    <span className={look.sign}>
      {draft.icon ? <img src={pictureAt(draft.icon, PIXELS)} alt="" /> : <DrawnMark of={draft.mark} />}
      <span>{name}</span>
    </span>
  );
}

/** The icon of the installed app: the own one, or the drawing in white on the shop's colour. */
function AppIcon({ draft }: { draft: IdentityDraft }) {
  if (draft.icon) return <img className={look.app} src={pictureAt(draft.icon, PIXELS)} alt="" />;
  return (
    <span className={`${look.app} ${look.drawn} ${draft.mark === 'bag' ? look.plain : ''}`}>
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
    <Card variant="borderless" title={t('identity.preview')} className={look.preview ?? ''}>
      <div style={style} className={look.samples}>
        <div className={look.phone}>
          <div className={look.top}>
            <Sign draft={draft} name={name} />
            <span className={look.pill}>
              <IconWorld size={16} stroke={1.75} />
              EN
            </span>
          </div>
          <div className={look.row}>
            <span className={look.button}>{t('identity.preview_button')}</span>
            <span className={look.link}>{t('identity.preview_link')}</span>
          </div>
        </div>
        <h3>{t('identity.preview_tab')}</h3>
        <div className={look.tab}>
          <AppIcon draft={draft} />
          <span>{name}</span>
        </div>
        <h3>{t('identity.preview_app')}</h3>
        <div className={look.installed}>
          <AppIcon draft={draft} />
          <span>{name}</span>
        </div>
      </div>
    </Card>
  );
}
