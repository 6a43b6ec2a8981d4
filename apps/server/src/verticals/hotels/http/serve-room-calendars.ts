import type { FastifyInstance } from 'fastify';
import { answerTooMany } from '../../../modules/pages/public.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import { isUnchanged } from '../../../platform/http/unchanged.ts';
import type { Platform } from '../../../platform/slice.ts';
import { tokenHash } from '../usecases/calendars/calendar-secrets.ts';
import { serveCalendar } from '../usecases/calendars/serve-calendar.ts';

const FILE = /^(.+)\.ics$/;

/** Serves the calendars of room types at their secret addresses, for other sites. Who has an address reads it; no other finds it. */
export function serveRoomCalendars(app: FastifyInstance, platform: Platform): void {
  app.get<{ Params: { file: string } }>('/calendars/:file', async (request, reply) => {
    const token = tokenHash(FILE.exec(request.params.file)?.[1] ?? '');
    try {
      await platform.limits.take(
        rateRules.calendar,
        token ? ['token', token.toString('base64url')] : ['ip', request.ip],
      );
      await platform.limits.take(rateRules.calendarsPerIp, request.ip);
      const calendar = token && (await serveCalendar(platform, token));
      if (!calendar) return reply.callNotFound() as never;
      const { etag, text, changedAt } = calendar;
      reply.headers({
        etag,
        'last-modified': changedAt.toUTCString(),
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
      if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply
        .header('content-disposition', 'inline; filename="calendar.ics"')
        .type('text/calendar; charset=utf-8')
        .send(text);
    } catch (error) {
      return answerTooMany(reply, error);
    }
  });
}
