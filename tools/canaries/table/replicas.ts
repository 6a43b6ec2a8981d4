import type { Canary } from '../canary.ts';

const replicas = 'apps/server/src/platform/replicas';
const standby = 'apps/server/src/reliability/replicas.all.test.ts';

/** Row O17: what is read from standby servers. */
export const replicaCanaries: readonly Canary[] = [
  {
    row: 'O17',
    bug: 'a replica answers that lacks what the reader wrote',
    file: `${replicas}/replica.ts`,
    find: ' && fresh.replayed() >= position',
    replace: ' && position >= 0n',
    test: standby,
    name: 'while replay is paused a customer and staff read what they wrote',
  },
  {
    row: 'O17',
    bug: 'who is told of something does not find it there',
    file: 'apps/server/src/boot/services.ts',
    find: "notifications.on('realtime', (parcel) => replicas.noteNews((parcel as Parcel).to));",
    replace: '',
    test: standby,
    name: 'who is told of something finds it',
  },
  {
    row: 'O17',
    bug: 'a replica answers however old its data are',
    file: `${replicas}/replicas.ts`,
    find: 'Math.max(performance.now() - of.lagSeconds * SECOND, since,',
    replace: 'Math.max(since,',
    test: standby,
    name: 'a replica that lags too far',
  },
  {
    row: 'O17',
    bug: 'what a replica fails at is an error',
    file: `${replicas}/replicas.ts`,
    find: 'replica.noteFailure(error);',
    replace: 'throw error;',
    test: standby,
    name: 'a standby that is killed',
  },
  {
    row: 'O17',
    bug: 'a call that changes something reads replicas',
    file: 'apps/server/src/platform/http/own-writes.ts',
    find: 'if (changesSomething(endpoint)) return work().finally(() => handOn(endpoint, call));',
    replace: 'if (changesSomething(endpoint)) await handOn(endpoint, call);',
    test: 'apps/server/src/platform/http/own-writes.test.ts',
    name: 'a call that changes something has no reader',
  },
];
