import { limits } from '@app/contract/core/limits';
import type { MessageInput, StaffMessage } from '@app/contract/messaging/staff-schemas';
import { defineForm } from '../../../ui/form/define-form';
import { pictureUpload } from '../../../ui/form/inputs/picture-upload';
import { audienceField } from './audience-field';
import { audienceChoices, kindChoices, typeChoices } from './message-choices';

const upload = pictureUpload('message');

export const newMessage: MessageInput = {
  kind: 'notice',
  type: 'system',
  title: { 'en-US': '' },
  summary: { 'en-US': '' },
  content: { 'en-US': '' },
  cover: null,
  popup: false,
  audience: 'all',
  audienceTo: '',
  draft: false,
  publishAt: null,
  expiresAt: null,
};

/** The draft of a message that exists. */
export const draftOf = (message: StaffMessage): MessageInput => ({
  kind: message.kind,
  type: message.type,
  title: message.title,
  summary: message.summary,
  content: message.content,
  cover: message.cover,
  popup: message.popup,
  audience: message.audience,
  audienceTo: message.audienceTo,
  draft: message.draft,
  publishAt: message.publishAt,
  expiresAt: message.expiresAt,
});

/** The form; `known` names the audience that a message has already. */
export const messageFormFor = (known: { id: string; name: string } | null) =>
  defineForm<MessageInput>()([
    { name: 'kind', kind: 'select', label: 'messages.kind', choices: kindChoices, required: true, half: true },
    { name: 'type', kind: 'select', label: 'messages.type', choices: typeChoices, required: true, half: true },
    { name: 'title', kind: 'localized', label: 'messages.title', max: limits.bannerTitle, required: true },
    { name: 'summary', kind: 'localized', label: 'messages.summary', max: 200, required: true, long: true },
    { name: 'content', kind: 'rich-text', label: 'messages.content', required: true },
    { name: 'cover', kind: 'image', label: 'messages.cover', upload },
    {
      name: 'audience',
      kind: 'select',
      label: 'messages.audience',
      choices: audienceChoices,
      required: true,
      half: true,
    },
    { name: 'audienceTo', kind: 'own', render: audienceField(known), label: 'messages.audience_to', half: true },
    { name: 'publishAt', kind: 'moment', label: 'messages.publish_at', half: true },
    { name: 'expiresAt', kind: 'moment', label: 'messages.expires_at', half: true },
    { name: 'popup', kind: 'switch', label: 'messages.popup', half: true },
    { name: 'draft', kind: 'switch', label: 'messages.draft', half: true },
  ]);
