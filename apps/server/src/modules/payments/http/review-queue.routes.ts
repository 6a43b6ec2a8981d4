import { localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import { reviewQueueEndpoints } from '@app/contract/payments/proofs/staff-endpoints';
import { shapes } from '@app/contract/payments/proofs/staff-schemas';
import { type BoundEndpoint, bindEndpoints, type CallContext, type TreeActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { channelKinds } from '../channels/registry.ts';
import { allChannels } from '../db/channel.repo.ts';
import { listPayments, paymentRecordDetail } from '../usecases/records/list-payments.ts';
import { approveProof, rejectProof } from '../usecases/review-queue/decide.ts';
import { listProofs } from '../usecases/review-queue/list-proofs.ts';
import { reviewQueueDetail } from '../usecases/review-queue/queue-views.ts';
import { showProofPicture } from '../usecases/review-queue/show-picture.ts';

const byOf = ({ tx, staff, ip, lang }: CallContext<TreeActor>) => ({ tx, staff, ip, lang });

/** The review queue's calls, and those of the payment records. */
export const reviewQueueRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(reviewQueueEndpoints, shapes, {
    listProofs: (call) => listProofs(platform, call.query, call),
    readProof: (call) => reviewQueueDetail(platform, platform.db, call.params.id, call),
    proofPicture: (call) => showProofPicture(platform, call, { id: call.params.id, ...call.query }),
    approveProof: (call) => approveProof(platform, byOf(call), { id: call.params.id, ...call.body }),
    rejectProof: (call) => rejectProof(platform, byOf(call), { id: call.params.id, ...call.body }),
    deskChannels: async ({ lang }) =>
      (await allChannels(platform))
        .filter(({ kind }) => channelKinds[kind]?.how === 'proof')
        .map(({ id, kind, title }) => ({ id, kind, title: localize(title, lang) })),
    listPayments: (call) => listPayments(platform, call.query, call),
    readPayment: async (call) =>
      (await paymentRecordDetail(platform, call.params.id, call)) ?? refuse('record.not_found'),
  });
