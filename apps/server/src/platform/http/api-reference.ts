import { randomBytes } from 'node:crypto';
import { escapeHtml } from '@app/contract/core/escape-html';
import fastify, { type FastifyInstance } from 'fastify';
import type { BoundEndpoint } from './bind.ts';
import { openApiOf } from './open-api/document.ts';
import { policyWithNonce } from './web-apps.ts';

const START = `Scalar.createApiReference('#app', ${JSON.stringify({
  sources: [
    { title: 'Storefront', url: '/docs/storefront.json' },
    { title: 'Back office', url: '/docs/backoffice.json' },
  ],
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
})});`;

const page = (nonce: string, shop: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta property="csp-nonce" content="${nonce}">
    <title>${escapeHtml(shop)}: API reference</title>
  </head>
  <body>
    <div id="app"></div>
    <script src="/docs/viewer/js/scalar.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>`;

let viewer: Promise<Buffer> | null = null;

/** The viewer's script. Its package takes 10 MB of memory, so it is read when somebody first looks. */
async function readViewer(): Promise<Buffer> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const instance = fastify();
  await instance.register(scalar, { routePrefix: '/viewer', configuration: { content: {} } });
  const { rawPayload } = await instance.inject('/viewer/js/scalar.js');
  await instance.close();
  return rawPayload;
}

/**
 * The reference at `/docs` in the shop's name, drawn from both generated descriptions; all of it from our own origin. The
 * viewer's own page holds an inline script, so ours stands in its place; its styles carry a nonce. `publicUrl` is the server
 * it names.
 */
export function serveApiReference(
  app: FastifyInstance,
  given: {
    readonly bound: readonly BoundEndpoint[];
    readonly publicUrl: string | null;
    readonly shop: () => Promise<string>;
  },
): void {
  const { bound, publicUrl, shop } = given;
  for (const surface of ['storefront', 'backoffice'] as const) {
    let drawn: { readonly of: string; readonly text: string } | null = null;
    app.get(`/docs/${surface}.json`, async (_request, reply) => {
      const of = await shop();
      if (drawn?.of !== of) drawn = { of, text: JSON.stringify(openApiOf(surface, bound, { publicUrl, shop: of })) };
      return reply.type('application/json').send(drawn.text);
    });
  }
  app.get('/docs/viewer/js/scalar.js', async (_request, reply) => {
    viewer ??= readViewer();
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/javascript; charset=utf-8')
      .send(await viewer);
  });
  app.get('/docs/start.js', (_request, reply) => reply.type('text/javascript').send(START));
  app.get('/docs', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', policyWithNonce(nonce))
      .type('text/html; charset=utf-8')
      .send(page(nonce, await shop()));
  });
  app.get('/docs/', (_request, reply) => reply.redirect('/docs'));
}
