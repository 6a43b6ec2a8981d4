import { zonesToday } from '@app/contract/core/time-zone';
import { zoneWords } from '@app/contract/core/zone-search';
import { staffSettingsEndpoints } from '@app/contract/settings/staff-endpoints';
import { type Choice, choicesFrom } from '../../choices';

/** Zones by name; those for which PostgreSQL has other rules say so. */
export function zonesToChoose(differing: readonly string[]): Choice[] {
  const marked = new Set(differing);
  return zonesToday()
    .sort()
    .map((zone) => ({
      value: zone,
      label: zone,
      words: zoneWords(zone),
      ...(marked.has(zone) ? { note: 'ui.zone.differs' as const } : {}),
    }));
}

/** The time zones by their names of today; old names and cities find them as well. */
export const zoneChoices = choicesFrom(staffSettingsEndpoints.timeZones, ({ differing }) => zonesToChoose(differing));
