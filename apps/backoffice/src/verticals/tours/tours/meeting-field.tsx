import { tourLimits } from '@app/contract/verticals/tours/limits';
import type { TourInput } from '@app/contract/verticals/tours/staff-input';
import { useText } from '../../../text/use-text';
import type { LocalizedDraft, OwnFieldProps } from '../../../ui/form/define-form';
import { DegreesInput } from '../../../ui/form/inputs/degrees-input';
import { LocalizedInput } from '../../../ui/form/inputs/localized-input';
import { LineBlock, LinePart, LineParts } from '../../../ui/form/lines/line-parts';

type Meeting = TourInput['meeting'];

/** The errors of one part, by the rest of their path. */
const below = (errors: Readonly<Record<string, string>>, part: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, error]) =>
      path.startsWith(`${part}.`) ? [[path.slice(part.length + 1), error]] : [],
    ),
  );

/** Where a tour begins: name, address, how one finds it, and its place on the map. */
export function MeetingField({ value, onChange, errors }: OwnFieldProps<Meeting>) {
  const t = useText();
  const set = (part: Partial<Meeting>) => onChange?.({ ...(value as Meeting), ...part });
  const text = (part: 'name' | 'address' | 'note', label: string, max: number) => (
    <LinePart label={label}>
      <LocalizedInput
        as="line"
        max={max}
        errors={below(errors, part)}
        label={label}
        value={(value?.[part] ?? {}) as LocalizedDraft}
        onChange={(next) => set({ [part]: { ...next, 'en-US': next['en-US'] ?? '' } })}
      />
    </LinePart>
  );
  const degrees = (part: 'latitude' | 'longitude', label: string) => (
    <LinePart label={label}>
      <DegreesInput
        aria-label={label}
        value={value?.[part] ?? null}
        status={errors[part] ? 'error' : ''}
        onChange={(next) => set({ [part]: next ?? Number.NaN })}
      />
    </LinePart>
  );
  return (
    <LineBlock>
      {text('name', t('tours.staff.meeting_name'), tourLimits.name)}
      {text('address', t('tours.staff.address'), tourLimits.address)}
      {text('note', t('tours.staff.how_to_find'), tourLimits.note)}
      <LineParts>
        {degrees('latitude', t('tours.staff.latitude'))}
        {degrees('longitude', t('tours.staff.longitude'))}
      </LineParts>
    </LineBlock>
  );
}
