import { clockText } from '@app/contract/core/time-words';
import { wallTimeIn } from '@app/kernel/zone-time';
import { useProductNow } from '../api/use-product-now';
import { gap } from '../text/in-my-language';
import { useText } from '../text/use-text';
import { hereTime, thisReader } from './here-time';

/** Says to whoever has another clock than a zone what both show now; nothing to others. */
export function ZoneNow({ zone }: { zone: string }) {
  const t = useText();
  const now = new Date(useProductNow()());
  const here = hereTime(wallTimeIn(zone, now), now.toISOString());
  const there = clockText({ ...thisReader(), timeZone: zone }, now);
  return here && <span>{t('ui.zone.now', { there, here })}</span>;
}

/** Says in which zone times are, and to whoever has another clock what both show now. */
export function ZoneNote({ zone }: { zone: string }) {
  const t = useText();
  return (
    <span>
      {t('ui.zone.note', { zone })}
      {gap()}
      <ZoneNow zone={zone} />
    </span>
  );
}

/** Says of which zone days are, and to whoever has another clock what both show now. */
export function ZoneDays({ zone }: { zone: string }) {
  const t = useText();
  return (
    <span>
      {t('ui.zone.days', { zone })}
      {gap()}
      <ZoneNow zone={zone} />
    </span>
  );
}

/** When something of another place is by the reader's own clock; nothing where that shows the same. */
export function HereTime({ wall, at }: { wall: string; at: string }) {
  const t = useText();
  const time = hereTime(wall, at);
  return time && <span>{t('ui.zone.here', { time })}</span>;
}
