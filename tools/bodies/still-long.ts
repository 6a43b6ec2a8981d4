/** Bodies that are still longer than they may be, and how long at most: none is added, and each leaves once it is told in parts. */
export const stillLong: readonly (readonly [at: string, lines: number])[] = [
  ['apps/server/src/app.ts createApp', 163],
  ['apps/server/src/demo/seed.ts fill', 103],
  ['apps/server/src/demo/seed/play-orders.ts playOrders', 179],
  ['apps/server/src/demo/seed/travel/play-trips.ts playTrips', 108],
  ['apps/server/src/demo/seed/withdrawals.ts planWithdrawals', 94],
  ['apps/server/src/modules/catalog/usecases/goods-index/open-index.ts createIndex', 95],
  ['apps/server/src/platform/events/notifications.ts createNotifications', 94],
  ['apps/server/src/platform/files/local-store.ts createLocalStore', 90],
  ['apps/server/src/platform/http/serve-endpoint.ts serveEndpoint', 149],
  ['apps/server/src/platform/realtime/sockets.ts createSockets', 109],
  ['apps/server/src/verticals/flights/demo/seed.ts seedFlights', 90],
  ['apps/server/src/verticals/hotels/usecases/search/city-cache.ts createCityCache', 136],
  ['tools/dev/keep-server.ts keepServer', 91],
];
