import { useT } from '@app/client/i18n';
import { IconCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { shopNow, useTimeReader } from '../../shell/time-zone.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import list from '../../widgets/choice-list.module.css';
import { searchZones, zoneChoices } from './zone-choices.ts';

/** The zones to choose from, which can be searched; the one that is read by now is marked. */
export function ZoneList(props: {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChoose: (timeZone: string) => void;
}) {
  const t = useT();
  const { typed, onType, onChoose } = props;
  const { locale, timeZone } = useTimeReader();
  const choices = useMemo(() => zoneChoices(locale, shopNow()), [locale]);
  const found = searchZones(choices, typed);
  return (
    <>
      <SearchBox
        raised
        label={t('settings.time_zone_search')}
        value={typed}
        maxLength={40}
        onChange={onType}
        onSearch={onType}
      />
      <Card flush>
        {found.length === 0 ? (
          <p className="pad sub t2" role="status">
            {t('settings.time_zone_none')}
          </p>
        ) : (
          <div className={list.list}>
            {found.map((one) => (
              <button
                key={one.id}
                type="button"
                aria-pressed={one.id === timeZone}
                className={one.id === timeZone ? list.on : undefined}
                onClick={() => onChoose(one.id)}
              >
                <span className={list.name}>{one.name}</span>
                <span className={list.note}>{one.offset}</span>
                {one.id === timeZone ? <Icon as={IconCheck} size="m" /> : null}
              </button>
            ))}
          </div>
        )}
      </Card>
    </>
  );
}
