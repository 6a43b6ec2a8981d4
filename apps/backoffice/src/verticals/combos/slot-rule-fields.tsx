import { Select } from 'antd';
import { CityField } from '../../features/travel/pick-city/city-field';
import { cabins, cuisines } from '../../features/travel/pick-subject/rule-choices';
import type { SubjectKind } from '../../features/travel/pick-subject/subjects';
import { SubjectsInput } from '../../features/travel/pick-subject/subjects-input';
import type { TextKey } from '../../text/text-key';
import { useText } from '../../text/use-text';
import { HourInput } from '../../ui/form/inputs/hour-input';
import { LinePart, LineParts, useLineName } from '../../ui/form/lines/line-parts';
import styles from './combo.module.css';
import type { SlotDraft } from './combo-slot';

const STARS = [1, 2, 3, 4, 5];
/** Things that one part may name. */
const MOST = 20;

type PartProps = { slot: SlotDraft; line: number; set: (part: Partial<SlotDraft>) => void };

function CityPart({ slot, line, set, label }: PartProps & { label: TextKey }) {
  const t = useText();
  const lineName = useLineName();
  return (
    <LinePart label={t(label)}>
      <CityField
        aria-label={lineName(t(label), line)}
        {...(slot.cityId ? { value: slot.cityId } : {})}
        onChange={(cityId) => set({ cityId })}
      />
    </LinePart>
  );
}

const NAMES = {
  hotel: { label: 'combos.staff.hotels', hint: 'combos.staff.hotels_hint' },
  tour: { label: 'combos.staff.tours', hint: 'combos.staff.tours_hint' },
  dining: { label: 'combos.staff.restaurants', hint: 'combos.staff.restaurants_hint' },
  diningcombo: { label: 'combos.staff.sets', hint: 'combos.staff.sets_hint' },
} as const satisfies Record<SubjectKind, { label: TextKey; hint: TextKey }>;

function SubjectsPart({ slot, line, set, kind }: PartProps & { kind: SubjectKind }) {
  const t = useText();
  const lineName = useLineName();
  const { label, hint } = NAMES[kind];
  const offline = slot.named.filter(({ online }) => !online).length;
  return (
    <LinePart label={t(label)}>
      <SubjectsInput
        key={kind}
        kind={kind}
        aria-label={lineName(t(label), line)}
        value={slot.named}
        most={MOST}
        placeholder={t(hint)}
        notFound={t('combos.staff.nothing_found')}
        onChange={(named) => set({ named })}
      />
      {offline > 0 && <small className={styles.offline}>{t('combos.staff.offline', { count: offline })}</small>}
    </LinePart>
  );
}

function FlightRule(props: PartProps) {
  const t = useText();
  const lineName = useLineName();
  return (
    <LineParts>
      <CityPart {...props} label="combos.staff.fly_to" />
      <LinePart label={t('combos.staff.cabin')}>
        <Select
          aria-label={lineName(t('combos.staff.cabin'), props.line)}
          value={props.slot.cabin}
          options={cabins.map(({ value, label }) => ({ value, label: t(label) }))}
          onChange={(cabin) => props.set({ cabin })}
        />
      </LinePart>
    </LineParts>
  );
}

function HotelRule(props: PartProps) {
  const t = useText();
  const lineName = useLineName();
  return (
    <>
      <LineParts>
        <CityPart {...props} label="combos.staff.city" />
        <LinePart label={t('combos.staff.stars')}>
          <Select
            aria-label={lineName(t('combos.staff.stars'), props.line)}
            value={props.slot.starsMin}
            options={STARS.map((count) => ({ value: count, label: t('combos.staff.stars_value', { count }) }))}
            onChange={(starsMin) => props.set({ starsMin })}
          />
        </LinePart>
      </LineParts>
      <SubjectsPart {...props} kind="hotel" />
    </>
  );
}

function TableRule(props: PartProps) {
  const t = useText();
  const lineName = useLineName();
  const { slot, line, set } = props;
  return (
    <>
      <LineParts>
        <CityPart {...props} label="combos.staff.city" />
        <LinePart label={t('combos.staff.cuisine')}>
          <Select<string>
            aria-label={lineName(t('combos.staff.cuisine'), line)}
            value={slot.cuisine ?? ''}
            showSearch={{ optionFilterProp: 'label' }}
            options={[
              { value: '', label: t('combos.staff.any_cuisine') },
              ...cuisines.map(({ value, label }) => ({ value: value as string, label: t(label) })),
            ]}
            onChange={(chosen) => set({ cuisine: cuisines.find(({ value }) => value === chosen)?.value ?? null })}
          />
        </LinePart>
        <LinePart label={t('combos.staff.time')}>
          <HourInput
            aria-label={lineName(t('combos.staff.time'), line)}
            value={slot.time}
            onChange={(time) => set({ time })}
          />
        </LinePart>
      </LineParts>
      <SubjectsPart {...props} kind="dining" />
    </>
  );
}

/** What may fill a part, by its kind. */
export function SlotRuleFields(props: PartProps) {
  const { kind } = props.slot;
  if (kind === 'flight') return <FlightRule {...props} />;
  if (kind === 'hotel') return <HotelRule {...props} />;
  if (kind === 'dining') return <TableRule {...props} />;
  return <SubjectsPart {...props} kind={kind} />;
}
