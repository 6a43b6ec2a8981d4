export type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';

export type UcpMessage =
  | {
      readonly type: 'error';
      readonly code: string;
      readonly severity: Severity;
      readonly content: string;
      readonly path?: string;
    }
  | {
      readonly type: 'warning' | 'info';
      readonly code: string;
      readonly content: string;
      readonly path?: string;
      /** Of a warning that has to be shown beside what it is about. */
      readonly presentation?: 'disclosure';
    };

/** Whether an assistant can mend something before the buyer goes on. */
export const isFlawed = (messages: readonly UcpMessage[]): boolean =>
  messages.some((one) => one.type === 'error' && one.severity === 'recoverable');
