import { diningLimits } from '@app/contract/verticals/dining/limits';

type Table = { readonly restaurantId: string; readonly time: string };

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Returns which tables stand instead of one that cannot be had: of the same restaurant the hours nearest to it, and of each other one that
 * hour or its nearest. Those come first that are nearest in time, the own restaurant before others.
 */
export function insteadOrder<T extends Table>(tables: readonly T[], booked: Table): T[] {
  const apart = ({ time }: Table): number => Math.abs(minutesOf(time) - minutesOf(booked.time));
  const isOwn = (one: Table): boolean => one.restaurantId === booked.restaurantId;
  const near = [...tables].sort((a, b) => apart(a) - apart(b));
  const own = near.filter((one) => isOwn(one) && one.time !== booked.time).slice(0, diningLimits.insteadHours);
  const others = [
    ...Map.groupBy(
      near.filter((one) => !isOwn(one)),
      ({ restaurantId }) => restaurantId,
    ).values(),
  ]
    .flatMap(([nearest]) => nearest ?? [])
    .slice(0, diningLimits.insteadElsewhere);
  return [...own, ...others].sort((a, b) => apart(a) - apart(b) || Number(isOwn(b)) - Number(isOwn(a)));
}
