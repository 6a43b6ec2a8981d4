import { useT } from '@app/client/i18n';
import { comboLimits } from '@app/contract/verticals/combos/limits';
import { DateRangeSheet } from '../../../widgets/travel/dates/date-range-sheet.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { addDays } from '../../../widgets/travel/dates/local-date.ts';
import { PartySheet } from '../../../widgets/travel/search/party-sheet.tsx';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { ChoiceSheet } from '../../../widgets/travel/search/sorting.tsx';
import type { Asking } from '../../../widgets/travel/use-asking.ts';
import { COMBO_PARTY, movedTo } from '../combo-address.ts';
import type { ComboOnScreen } from '../use-combo-plan.ts';
import { useCalendarMarks } from './use-day-prices.ts';

type OpenSheetProps = { readonly on: ComboOnScreen; readonly open: boolean; readonly onClose: () => void };

/** The calendar of first days with the lowest price of each. */
function DaysSheet({ on, open, onClose }: OpenSheetProps) {
  const t = useT();
  const date = useDateText();
  const party = usePartyText();
  const { combo, trip } = on;
  const { marks, onMonth } = useCalendarMarks(combo, trip, open);
  return (
    <DateRangeSheet
      open={open}
      onClose={onClose}
      title={t('combos.choose_first_day')}
      single
      range={{ from: trip.day, to: trip.day }}
      rules={{ min: combo.firstDay, max: combo.lastDay, maxNights: 1, sameDay: true }}
      words={{
        from: t('combos.first_day'),
        to: t('combos.first_day'),
        chooseFrom: t('combos.choose_first_day'),
        chooseTo: t('combos.choose_first_day'),
        chosen: (day) => date.range(day, addDays(day, combo.days - 1)),
      }}
      marks={marks}
      note={t('combos.calendar_note', { people: party.guests(trip.party) })}
      onMonth={onMonth}
      onChoose={({ from }) => {
        onClose();
        on.setTrip(movedTo(trip, { day: from }, combo.slots));
      }}
    />
  );
}

/** The cities that it can be flown from, the likeliest first. */
function FromSheet({ on, open, onClose }: OpenSheetProps) {
  const t = useT();
  const { combo, trip } = on;
  return (
    <ChoiceSheet
      open={open}
      onClose={onClose}
      title={t('combos.flying_from')}
      choices={combo.origins.map(({ id }) => id)}
      chosen={trip.from}
      name={(from) => {
        const origin = combo.origins.find(({ id }) => id === from);
        return (
          <>
            {origin?.name} <span className="cap t3">{origin?.country}</span>
          </>
        );
      }}
      onChoose={(from) => on.setTrip(movedTo(trip, { from }, combo.slots))}
    />
  );
}

/** Everything that is asked once for all parts. */
export function ComboSheets({
  on,
  asking,
}: {
  readonly on: ComboOnScreen;
  readonly asking: Asking<'days' | 'from' | 'party' | 'swap'>;
}) {
  const t = useT();
  const { what, times, close } = asking;
  return (
    <>
      <DaysSheet key={`days ${times}`} on={on} open={what === 'days'} onClose={close} />
      <FromSheet on={on} open={what === 'from'} onClose={close} />
      <PartySheet
        key={`party ${times}`}
        open={what === 'party'}
        onClose={close}
        party={on.trip.party}
        limits={COMBO_PARTY}
        notes={{
          children: t('combos.children_note', { from: comboLimits.childFrom, to: comboLimits.childTo }),
          ages: t('combos.ages_note'),
        }}
        onChoose={(party) => {
          close();
          on.setTrip({ ...on.trip, party });
        }}
      />
    </>
  );
}
