import { onTheWay, type WayPoint } from './connections.ts';

type Port = WayPoint & { readonly airportId: string };

/** Two airports, and how many flights of the schedule go from one to the other. */
export type FlownPair = { readonly from: Port; readonly to: Port; readonly flights: number };

/** Itineraries to a city: flights that go there, and all ways with at most one change. */
type Itineraries = { readonly direct: number; readonly all: number };

/** Itineraries to a city by the city they begin in. */
function waysTo(pairs: readonly FlownPair[], cityId: string): ReadonlyMap<string, Itineraries> {
  const ways = new Map<string, Itineraries>();
  const add = (from: string, { direct, all }: Itineraries): void => {
    const known = ways.get(from) ?? { direct: 0, all: 0 };
    ways.set(from, { direct: known.direct + direct, all: known.all + all });
  };
  const last = pairs.filter(({ to }) => to.cityId === cityId);
  for (const { from, flights } of last) if (from.cityId !== cityId) add(from.cityId, { direct: flights, all: flights });
  const firsts = Map.groupBy(pairs, ({ to }) => to.airportId);
  for (const { from: via, to, flights } of last) {
    for (const { from, flights: before } of firsts.get(via.airportId) ?? []) {
      if (onTheWay([from, via, to])) add(from.cityId, { direct: 0, all: before * flights });
    }
  }
  return ways;
}

/**
 * Ids of the cities that a city can be flown to from and back, with one change at most: those with direct flights both ways first, then those
 * with most ways, at most `limit`.
 */
export function originsOf(pairs: readonly FlownPair[], cityId: string, limit: number): string[] {
  const back = waysTo(
    pairs.map(({ from, to, flights }) => ({ from: to, to: from, flights })),
    cityId,
  );
  const found = [...waysTo(pairs, cityId)].flatMap(([id, there]) => {
    const home = back.get(id);
    return home ? [{ id, direct: there.direct > 0 && home.direct > 0, all: there.all + home.all }] : [];
  });
  return found
    .sort((a, b) => Number(b.direct) - Number(a.direct) || b.all - a.all || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ id }) => id);
}
