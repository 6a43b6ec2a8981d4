import { BRAND_FILES, type BrandFile } from '@app/contract/settings/identity/brand-files';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/slice.ts';
import { brandFileOf } from '../usecases/identity/brand-files.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const STAMP = /^[A-Za-z0-9_-]{12}$/;

/**
 * Serves what is made of the shop's identity. An address with the stamp of now may be remembered for ever; one with
 * another, from a page or a mail of before, brings what is in force and is asked for again.
 */
export function serveBrandFiles(platform: Platform, app: FastifyInstance): void {
  app.get<{ Params: { stamp: string; file: string } }>('/brand/:stamp/:file', async (request, reply) => {
    const { stamp, file } = request.params;
    if (!STAMP.test(stamp) || !BRAND_FILES.some((one) => one === file)) return reply.callNotFound();
    const made = await brandFileOf(platform, file as BrandFile);
    if (!made) return reply.callNotFound();
    return reply
      .header('content-security-policy', "default-src 'none';frame-ancestors 'none'")
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', made.stamp === stamp ? FOR_EVER : 'no-cache')
      .type(made.type)
      .send(made.body);
  });
}
