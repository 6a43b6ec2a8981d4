import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { COMPILED, NODE_FLAGS } from '../../apps/server/src/reliability/product-process.ts';
import { SECRETS_KEY } from '../../apps/server/src/testing/secrets-key.ts';

const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const START_MS = 150_000;

export type StartedProduct = {
  readonly url: string;
  /** What it announced when it opened. */
  readonly announced: string;
  stop(): Promise<void>;
};

/** The last line of what the product says when it is open. */
const OPEN = /\n {2}Staff .*\n/;

/** Starts the product as a process of its own on this database and waits until it is open; with demo data unless told otherwise. */
export async function startProduct(
  databaseUrl: string,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<StartedProduct> {
  const child: ChildProcess = spawn(process.execPath, [...NODE_FLAGS, main], {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: 'true',
      RATE_LIMITS: 'false',
      CHECK_ANSWERS: 'true',
      SECRETS_KEY,
      SANDBOX_SECRET: process.env.SANDBOX_SECRET,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the product did not open:\n${said}`)), START_MS);
    child.stdout?.on('data', (text: Buffer) => {
      said += String(text);
      if (!OPEN.test(said)) return;
      clearTimeout(late);
      resolve(/http:\/\/localhost:\d+/.exec(said)?.[0] ?? '');
    });
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${said}`)));
  });
  return {
    url,
    announced: said,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
