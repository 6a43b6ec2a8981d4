import type { ChatMessage, ChatOrder, ChatProduct } from '@app/contract/chat/message-schemas';
import type { ChatBusinessHours, ChatTalk } from '@app/contract/chat/schemas';
import { emptyTimeline, type Timeline } from '@app/contract/chat/timeline';
import { create } from 'zustand';

/** What a person has put together to send. */
export type LocalDraft =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'product'; readonly product: ChatProduct }
  | { readonly kind: 'order'; readonly order: ChatOrder }
  | {
      readonly kind: 'picture';
      readonly file: File;
      readonly preview: string;
      /** How much of it is uploaded, 0 to 1. */
      readonly share: number;
      /** Its address once it is uploaded. */
      readonly url: string | null;
    };

type ChatTimeline = Timeline<ChatMessage, LocalDraft>;
/** An earlier talk, shown above the present one. */
type PastTalk = { readonly talk: ChatTalk; readonly messages: readonly ChatMessage[]; readonly more: boolean };

export type ChatState = {
  readonly desk: ChatBusinessHours | null;
  readonly talk: ChatTalk | null;
  readonly unread: number;
  readonly timeline: ChatTimeline;
  /** Whether there is more of the present talk above what is known. */
  readonly moreAbove: boolean;
  /** Nearest first. */
  readonly past: readonly PastTalk[];
  readonly loadingOlder: boolean;
  /** How far staff have read. */
  readonly staffSeq: number;
  readonly personSeq: number;
  readonly connected: boolean;
  readonly online: boolean;
  /** Until when somebody counts as writing, in device time. */
  readonly typingUntil: number;
  /** The first answer of the server has not come yet. */
  readonly waiting: boolean;
  readonly failed: boolean;
  /** What was typed, kept while the chat is closed. */
  readonly typed: string;
};

export const nothingKnown: ChatState = {
  desk: null,
  talk: null,
  unread: 0,
  timeline: emptyTimeline,
  moreAbove: false,
  past: [],
  loadingOlder: false,
  staffSeq: 0,
  personSeq: 0,
  connected: false,
  online: true,
  typingUntil: 0,
  waiting: true,
  failed: false,
  typed: '',
};

/** What this device knows of the chat. */
export const useChat = create<ChatState>()(() => nothingKnown);
