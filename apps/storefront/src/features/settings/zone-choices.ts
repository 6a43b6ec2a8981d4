import { matchLocale } from '@app/contract/core/locale';
import { compareNames } from '@app/contract/core/name-order';
import { offsetText, type TimeReader, zoneName, zonePlace } from '@app/contract/core/time-words';
import { zonesToday } from '@app/contract/core/time-zone';
import { findsZone, zoneDistance, zoneWords } from '@app/contract/core/zone-search';

export type ZoneChoice = {
  readonly id: string;
  /** The place and, where the reader's language has one, the name of its time. */
  readonly name: string;
  readonly offset: string;
  /** What is searched in, folded. */
  readonly words: string;
};

const minutesOf = (offset: string): number => {
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+−])(\d+)(?::(\d+))?/.exec(offset) ?? [];
  return (sign === '−' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

function choiceOf(id: string, locale: TimeReader['locale'], at: number): ZoneChoice {
  const offset = offsetText(id, at);
  const time = zoneName({ locale, timeZone: id }, at);
  const place = zonePlace(id);
  const name = matchLocale(locale) === 'en-US' || time === place ? place : `${time} · ${place}`;
  return { id, name, offset, words: zoneWords(id, `${name} ${offset}`) };
}

/** Every zone of the device's copy of the IANA database by its name of today, from west to east and by name within an offset. */
export function zoneChoices(locale: TimeReader['locale'], at: number): ZoneChoice[] {
  return zonesToday()
    .map((id) => choiceOf(id, locale, at))
    .sort((a, b) => minutesOf(a.offset) - minutesOf(b.offset) || compareNames(locale, a.name, b.name));
}

/** The choices that hold every word of what was typed, whatever its accents and case; those with a place called so first. */
export function searchZones(choices: readonly ZoneChoice[], typed: string): readonly ZoneChoice[] {
  const found = choices.filter((one) => findsZone(one.words, typed));
  if (typed.trim() === '') return found;
  const near = new Map(found.map(({ id, words }) => [id, zoneDistance(words, typed)]));
  return found.sort((a, b) => (near.get(a.id) ?? 0) - (near.get(b.id) ?? 0));
}
