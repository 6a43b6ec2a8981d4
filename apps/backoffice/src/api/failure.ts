import { type ErrorKey, errorCatalogue } from '@app/contract/core/error-catalogue';

/** Why a call did not succeed before the server could answer. */
export type TransportFault = 'offline' | 'timeout' | 'unreadable';

/** A call that was refused or never arrived. `message` is ready to be shown when the server wrote it. */
export class Failure extends Error {
  readonly status: number;
  readonly code: number;
  /** Field name to message key, for what a person typed. */
  readonly fields: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
  readonly fault: TransportFault | null;
  constructor(
    message: string,
    facts: Partial<Pick<Failure, 'status' | 'code' | 'fields' | 'data' | 'requestId' | 'fault'>>,
  ) {
    super(message);
    this.name = 'Failure';
    this.status = facts.status ?? 0;
    this.code = facts.code ?? 0;
    this.fields = facts.fields ?? {};
    this.data = facts.data ?? {};
    this.requestId = facts.requestId ?? null;
    this.fault = facts.fault ?? null;
  }
}

/** Whether the error is a refusal of this kind. Compares numbers, so two keys with one code are one kind. */
export const isRefusal = (error: unknown, key: ErrorKey): error is Failure =>
  error instanceof Failure && error.code === errorCatalogue[key].code;
