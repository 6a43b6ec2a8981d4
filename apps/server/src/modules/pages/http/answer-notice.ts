import type { Language } from '@app/contract/core/locale';
import type { FastifyReply } from 'fastify';
import type { Platform } from '../../../platform/slice.ts';
import { type Notice, showNotice } from '../usecases/show-notice.ts';
import { HTML, STYLES } from './page-styles.ts';

/** Answers a person with a notice in their language, of a status that programs go by. */
export async function answerNotice(
  platform: Platform,
  reply: FastifyReply,
  of: { readonly status: number; readonly state: Notice; readonly language: Language },
): Promise<FastifyReply> {
  const { status, state, language } = of;
  const page = await showNotice(platform, { state, language, styles: STYLES });
  return reply.code(status).header('cache-control', 'no-store').type(HTML).send(page);
}
