import { staffMailEndpoints } from '@app/contract/mail/staff-endpoints';
import { shapes } from '@app/contract/mail/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { listMails, readMail, retryMail } from '../usecases/read-outbox.ts';
import { testMail } from '../usecases/test-mail.ts';

/** The outbox in the back office. */
export const staffMailRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffMailEndpoints, shapes, {
    listMails: (call) => listMails(platform, call.query),
    readMail: (call) => readMail(platform, call.params.id),
    testMail: (call) => testMail(platform, call, call.body.email),
    retryMail: (call) => retryMail(platform, call, call.params.id),
  });
