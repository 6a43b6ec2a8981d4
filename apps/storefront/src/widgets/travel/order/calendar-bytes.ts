import { type CalendarEvent, calendarFile } from './calendar-file.ts';

/** A calendar file of events as it is saved: its bytes in base 64. */
export const calendarBytes = (events: readonly CalendarEvent[], now: string): string =>
  btoa(Array.from(new TextEncoder().encode(calendarFile(events, now)), (byte) => String.fromCharCode(byte)).join(''));
