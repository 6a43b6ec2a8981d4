import type { ChatHours } from '@app/contract/chat/staff-schemas';
import { comma, named } from '../../../text/in-my-language';
import { defineForm } from '../../../ui/form/define-form';
import { StaleDialog } from '../../../ui/form/records/stale-dialog';
import { clock, dayName } from './week-hours';

type Hours = Pick<ChatHours, 'spans' | 'closedDays' | 'autoAssign'>;
type Written = { week: string; days: string; autoAssign: boolean };

const fields = defineForm<Written>()([
  { name: 'week', kind: 'long-text', label: 'desk.hours.week' },
  { name: 'days', kind: 'long-text', label: 'desk.hours.days' },
  { name: 'autoAssign', kind: 'switch', label: 'desk.hours.auto_assign' },
]);

const written = ({ spans, closedDays, autoAssign }: Hours): Written => ({
  week: spans
    .map(({ weekday, opens, closes }) => named(dayName(weekday), `${clock(opens)}–${clock(closes)}`))
    .join('\n'),
  days: closedDays.map(({ day, note }) => [day, note].filter(Boolean).join(comma())).join('\n'),
  autoAssign,
});

type HoursClashProps = {
  mine: Hours;
  theirs: Hours;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

/** Both versions of the hours when somebody else saved them meanwhile, and which of them shall stand. */
export function HoursClash({ mine, theirs, ...actions }: HoursClashProps) {
  return <StaleDialog<Written> fields={fields} mine={written(mine)} theirs={written(theirs)} {...actions} />;
}
