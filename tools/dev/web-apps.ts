import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer, type ErrorPayload, type HotPayload, type ViteDevServer } from 'vite';
import { NONCE_PLACE } from './page-policy.ts';
import { inRoot } from './places.ts';

/** The back office first: its address begins with a name of its own, the storefront's takes all others. */
const APPS = ['backoffice', 'storefront'] as const;

export type WebApps = {
  /** Answers what belongs to one of the apps' sources, and calls `next` for all else. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Writes the apps' pages, as Vite wants them, to where the server takes them from. */
  writePages(folder: string): Promise<void>;
  /** Shows a problem over every open page; null takes the last one away. */
  show(problem: ErrorPayload | null): void;
  /** Has open pages ask anew for what they show: another server answers. */
  tellOfServer(): void;
};

const openApp = (app: (typeof APPS)[number], front: Server): Promise<ViteDevServer> =>
  createServer({
    root: inRoot('apps', app),
    configFile: inRoot('apps', app, 'vite.config.ts'),
    configLoader: 'native',
    cacheDir: inRoot('node_modules/.cache/avela-dev', app),
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    html: { cspNonce: NONCE_PLACE },
    // One address: pages keep in touch over the same port as all else. What another origin may read is the server's to say.
    server: { middlewareMode: true, ws: { server: front }, cors: false, proxy: {} },
  });

/** Serves both web apps from their sources, with hot reload, beside whatever else `front` serves. */
export async function openWebApps(front: Server, problem: () => ErrorPayload | null): Promise<WebApps> {
  const servers = await Promise.all(APPS.map((app) => openApp(app, front)));
  const send = (payload: HotPayload): void => {
    for (const { ws } of servers) ws.send(payload);
  };
  for (const { ws } of servers) {
    // A page that is opened later shows it as well.
    ws.on('connection', (socket) => {
      const now = problem();
      if (now) socket.send(JSON.stringify(now));
    });
  }
  const [backoffice, storefront] = servers as [ViteDevServer, ViteDevServer];
  return {
    serve: (request, response, next) => {
      const url = request.url ?? '/';
      const app = /^\/admin(?:[/?]|$)/.test(url) ? backoffice : storefront;
      app.middlewares(request, response, () => {
        // Vite takes the base away.
        request.url = url;
        next();
      });
    },
    writePages: async (folder) => {
      for (const [index, app] of APPS.entries()) {
        const html = readFileSync(inRoot('apps', app, 'index.html'), 'utf8');
        const page = await servers[index]?.transformIndexHtml('/index.html', html);
        mkdirSync(join(folder, app), { recursive: true });
        writeFileSync(join(folder, app, 'index.html'), page ?? html);
      }
    },
    show: (now) => send(now ?? { type: 'update', updates: [] }),
    tellOfServer: () => send({ type: 'custom', event: 'avela:server', data: null }),
  };
}
