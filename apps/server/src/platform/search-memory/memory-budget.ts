import { totalmem } from 'node:os';

const MB = 1024 * 1024;

/** Returns the bytes that searches may keep in a process of a machine of so many bytes: a sixteenth, 64 MB at least and 300 at most. */
export const mostBytesOn = (machine: number): number => Math.min(300 * MB, Math.max(64 * MB, machine / 16));

const machineBytes = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** The share of its memory that each user drops at a time. */
const SHARE = 0.1;
/** Shares are dropped so often at most, should one hold more than it says. */
const MOST_TIMES = 20;

export type MemoryUser = {
  readonly name: string;
  /** Bytes in use. */
  bytes(): number;
  /** Drops so large a share of what it keeps, what was used longest ago first. */
  shrink(share: number): void;
};

export type MemoryBudget = {
  /** Counts what a user keeps from now on; `grew` is called after each growth, `hasRoom` says whether so many bytes more would be kept. */
  enroll(user: MemoryUser): { grew(): void; hasRoom(bytes: number): boolean };
  /** Bytes by user, for figures and measurements. */
  used(): ReadonlyMap<string, number>;
};

/** Returns a budget of bytes that all who keep something share. Beyond it each of them drops the same share. */
export function createMemoryBudget(most = mostBytesOn(machineBytes())): MemoryBudget {
  const users: MemoryUser[] = [];
  const total = (): number => users.reduce((sum, user) => sum + user.bytes(), 0);
  const grew = (): void => {
    for (let times = 0; times < MOST_TIMES && total() > most; times += 1) for (const user of users) user.shrink(SHARE);
  };
  return {
    enroll: (user) => {
      users.push(user);
      return { grew, hasRoom: (bytes) => total() + bytes <= most };
    },
    used: () => new Map(users.map((user) => [user.name, user.bytes()])),
  };
}
