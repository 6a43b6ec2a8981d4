import { refuse, refuseField } from '@app/contract/core/refuse';
import type { FastifyRequest } from 'fastify';
import type { Upload } from './bind.ts';

/** Reads the one file of a multipart body, cut at the video limit. Refuses anything else. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) refuseField('file', 'field.required');
  const part = await request.file().catch((error: { statusCode?: number }) => {
    // A body that is no multipart throws plain errors; what has a status is told by it.
    if (error.statusCode === undefined) refuse('upload.unreadable');
    throw error;
  });
  if (!part) refuseField('file', 'field.required');
  const bytes = await part.toBuffer().catch((error: { code?: string }) => {
    if (error.code === 'FST_REQ_FILE_TOO_LARGE') refuse('upload.too_large');
    if (error.code === undefined) refuse('upload.unreadable');
    throw error;
  });
  return { bytes, fileName: part.filename.slice(0, 200), declaredType: part.mimetype };
}
