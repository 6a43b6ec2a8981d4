import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of the kernel's accounts (USER_HZ): 100 a second on every Linux. */
const TICKS_PER_SECOND = 100;

type Account = { parent: number; own: number; ofEnded: number };

/** The ticks of one process and of its children that have ended; null when it is gone or this is not Linux. */
function accountOf(pid: number | string): Account | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in parentheses, which may hold spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (at) => fields[at],
    );
    return { parent, own: user + system, ofEnded: endedUser + endedSystem };
  } catch {
    return null;
  }
}

const toMs = (ticks: number): number => (ticks * 1000) / TICKS_PER_SECOND;

/** Milliseconds of CPU that a process has used; null where the system does not tell. */
export function cpuMsOf(pid: number): number | null {
  const account = accountOf(pid);
  return account && toMs(account.own);
}

/** Milliseconds of CPU that this process's children had used when they ended; null where the system does not tell. */
export function endedChildrenCpuMs(): number | null {
  const account = accountOf(process.pid);
  return account && toMs(account.ofEnded);
}

/** Milliseconds of CPU that a database server has used with all its sessions, also those that have ended. */
export function databaseCpuMs(dataDir: string): number | null {
  try {
    const postmaster = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    const server = accountOf(postmaster);
    if (!server) return null;
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => accountOf(pid) ?? [])
      .filter((account) => account.parent === postmaster);
    return toMs(server.own + server.ofEnded + children.reduce((sum, child) => sum + child.own, 0));
  } catch {
    return null;
  }
}
