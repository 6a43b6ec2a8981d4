import { useT } from '@app/client/i18n';
import { type DiningParty, peopleOf } from '@app/contract/verticals/dining/party';
import type { DiningItem, RestaurantCard } from '@app/contract/verticals/dining/views';
import { useNumberText } from '../../widgets/number-text.ts';
import { useShortPrice } from '../../widgets/short-price.ts';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import { addDays, type LocalDate } from '../../widgets/travel/dates/local-date.ts';

const KM = 1_000;
const HOUR = 60;

type Facts = Pick<RestaurantCard, 'cuisines' | 'average' | 'priceLevel' | 'distance'>;

/** Writes what is said of restaurants and tables. */
export function useDiningWords() {
  const t = useT();
  const number = useNumberText();
  const short = useShortPrice();
  const date = useDateText();
  const cuisines = (of: Pick<Facts, 'cuisines'>) =>
    of.cuisines.map((one) => t(`dining.cuisine.${one}`)).join(t('travel.list_comma'));
  const distance = ({ distance: metres }: Pick<Facts, 'distance'>) =>
    metres < KM
      ? t('dining.metres', { distance: number(Math.round(metres / 10) * 10) })
      : t('dining.kilometres', { distance: number(Math.round(metres / 100) / 10) });
  /** What a person spends about; its level where that is not known. */
  const spend = ({ average, priceLevel }: Pick<Facts, 'average' | 'priceLevel'>) =>
    average ? t('dining.about_each', { amount: short.round(average) }) : t('dining.level_of', { level: priceLevel });
  const people = (party: DiningParty) => t('dining.people', { count: peopleOf(party) });
  /** A day and hour of a night: after midnight the calendar's day stands. */
  const moment = (of: { readonly day: LocalDate; readonly time: string; readonly nextDay?: boolean }) =>
    [date.weekday(of.nextDay ? addDays(of.day, 1) : of.day), of.time].join(t('travel.comma'));
  const minutes = (count: number) => {
    const hours = Math.floor(count / HOUR);
    const rest = count % HOUR;
    return [hours > 0 ? t('dining.hours', { count: hours }) : '', rest > 0 ? t('dining.minutes', { count: rest }) : '']
      .filter((part) => part !== '')
      .join(' ');
  };
  /** Where one sits: the area, with how many tables of it where one does not do. */
  const tables = ({ tables: count, area }: Pick<DiningItem, 'tables' | 'area'>) =>
    count > 1 ? t('dining.tables_of', { count, area }) : area;
  /** What is paid with the booking: a deposit, or the table with its menus. */
  const paidAhead = ({ deposit }: Pick<DiningItem, 'deposit'>) => t(deposit ? 'dining.deposit' : 'dining.table');
  return { cuisines, distance, spend, people, moment, minutes, tables, paidAhead };
}
