import type { AnswerOf } from '@app/contract/core/endpoint';
import { limits } from '@app/contract/core/limits';
import { Failure } from './failure';
import { type AnyEndpoint, addressOf, headersOf, type InputOf, inSession, openEnvelope } from './request';

type Transfer = { file: File; onProgress: (percent: number) => void };

function send<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, transfer: Transfer): Promise<AnswerOf<E>> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(endpoint.method, addressOf(endpoint, input as Record<string, never>));
    for (const [name, value] of Object.entries(headersOf(endpoint))) call.setRequestHeader(name, value);
    call.timeout = limits.uploadTimeoutMs;
    call.upload.onprogress = (event) => {
      if (event.lengthComputable) transfer.onProgress(Math.round((event.loaded / event.total) * 100));
    };
    call.onerror = () => reject(new Failure('', { fault: 'offline' }));
    call.ontimeout = () => reject(new Failure('', { fault: 'timeout' }));
    call.onload = () => {
      try {
        const http = { status: call.status, requestId: call.getResponseHeader('x-request-id') };
        resolve(openEnvelope(call.responseText, http) as AnswerOf<E>);
      } catch (error) {
        reject(error);
      }
    };
    const form = new FormData();
    form.append('file', transfer.file);
    call.send(form);
  });
}

/**
 * Uploads one file to an upload endpoint and tells its progress in percent (XMLHttpRequest, because `fetch` cannot).
 * Throws `Failure` when refused, offline, or slower than the upload timeout.
 */
export const sendFile = <E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  transfer: Transfer,
): Promise<AnswerOf<E>> => inSession(() => send(endpoint, input, transfer));
