type Values = Readonly<Record<string, unknown>>;
type TabLike = { query: object };

const names = (tabs: readonly TabLike[]): string[] => [...new Set(tabs.flatMap((tab) => Object.keys(tab.query)))];

/** The tab a filter is in: the last whose whole query it holds; the first, which asks for nothing, otherwise. */
export function activeTab(tabs: readonly TabLike[], filter: Values): number {
  const holds = (tab: TabLike) => Object.entries(tab.query).every(([name, value]) => filter[name] === value);
  return Math.max(0, tabs.findLastIndex(holds));
}

/** The filter after choosing a tab: what any tab asks for is dropped, the rest of the search stays. */
export function filterOfTab(tabs: readonly TabLike[], index: number, filter: Values): Record<string, unknown> {
  const rest = Object.fromEntries(Object.entries(filter).filter(([name]) => !names(tabs).includes(name)));
  return { ...rest, ...tabs[index]?.query };
}

/** What of a filter belongs to its tab alone: what is left after a reset. */
export const tabPart = (tabs: readonly TabLike[], filter: Values): Record<string, unknown> => ({
  ...tabs[activeTab(tabs, filter)]?.query,
});
