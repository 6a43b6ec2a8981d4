import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project.mjs';

// Ctrl-C arrives twice: from the terminal and, passed on, from npm. Twice within this time is once.
const sameSignalMs = 1_500;
const parentCheckMs = 250;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const posix = process.platform !== 'win32';

/**
 * Runs a program with our input and output and gives its exit code. It gets a process group of its own, so that a signal
 * reaches it only through us, once; `toGroup` passes signals to its children too. `onStart` receives the process.
 */
export function runAttached(program, args, { env = {}, toGroup = false, ipc = false, onStart } = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', ...(ipc ? ['ipc'] : [])],
    detached: posix,
  });
  const stopForwarding = forwardSignals((signal) => {
    if (toGroup && posix) signalGroup(child.pid, signal);
    else child.kill(signal);
  });
  onStart?.(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      stopForwarding();
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/** Runs a program silently and gives its exit code and all that it printed; `apart` keeps Ctrl-C from it. */
export function capture(program, args, { env = {}, cwd = root, shell = false, apart = false, onStart } = {}) {
  const child = spawn(program, args, {
    cwd,
    shell,
    detached: apart && posix,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onStart?.(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function forwardSignals(pass) {
  let last = Number.NEGATIVE_INFINITY;
  const handle = (signal) => {
    if (performance.now() - last < sameSignalMs) return;
    last = performance.now();
    pass(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of signals) process.on(signal, handle);
  const stopWatching = whenNpmDies(() => handle('SIGTERM'));
  return () => {
    stopWatching();
    for (const signal of signals) process.off(signal, handle);
  };
}

/** Npm ends on SIGTERM without passing it on through its shell; nobody would be left to stop us. */
function whenNpmDies(act) {
  if (!posix || process.env.npm_lifecycle_event === undefined) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, parentCheckMs);
  return () => clearInterval(timer);
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
