import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import type { OwnFieldProps } from '../define-form';
import { MomentPicker } from './moment-picker';

dayjs.extend(utc);
dayjs.extend(timezone);

/** What a clock on the wall shows, without its zone. */
const WALL = 'YYYY-MM-DDTHH:mm:ss';

/** What the clock in `zone` shows at a moment, as a day the picker can draw. */
export const wallAt = (moment: string, zone: string) => dayjs(dayjs(moment).tz(zone).format(WALL));

/** The moment (ISO 8601 in UTC) at which the clock in `zone` shows what the picker holds. */
export const momentOf = (wall: dayjs.Dayjs, zone: string): string =>
  dayjs.tz(wall.format(WALL), zone).toDate().toISOString();

type Moment = OwnFieldProps<string> & { id?: string };

/** A field for a day and time on the clock of `zone`, kept as a moment. */
export const zonedMoment = (zone: string) =>
  function ZonedMoment({ value, onChange, errors: _errors, ...rest }: Moment) {
    return (
      <MomentPicker
        {...rest}
        // The device's now is not the zone's.
        showNow={false}
        allowClear={false}
        value={value ? wallAt(value, zone) : null}
        onChange={(day) => day && onChange?.(momentOf(day, zone))}
      />
    );
  };
