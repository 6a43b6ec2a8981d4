import { chatEndpoints } from '@app/contract/chat/endpoints';
import type { ChatTalk } from '@app/contract/chat/schemas';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useProposedTalk } from '../../shell/chat.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { idOf, inAnHour } from '../../testing/goods-answers.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const TALK: ChatTalk = {
  id: idOf(40),
  state: 'waiting',
  leftMessage: true,
  agent: null,
  lastSeq: 1,
  unread: 0,
  ratingAsked: false,
  rating: null,
  createdAt: '2026-01-05T08:00:00.000Z',
  closedAt: null,
  previous: null,
};
const ASKED = {
  seq: 1,
  clientId: null,
  by: 'person',
  who: null,
  kind: 'text',
  text: 'Do you wrap gifts?',
  picture: null,
  product: null,
  order: null,
  event: null,
  at: '2026-01-05T08:00:00.000Z',
} as const;

test('outside hours a message is left, with every field told what it lacks', async () => {
  const desk = { open: false, backAt: inAnHour() };
  const server = new FakeServer()
    .answer(chatEndpoints.chatState, { desk, talk: null, unread: 0 })
    .answer(chatEndpoints.beginVisit, { token: 'visitor' })
    .refuse(chatEndpoints.leaveMessage, 'input.invalid', {
      name: 'field.required',
      email: 'field.email_required',
      text: 'field.chat_text',
    });
  const user = await openScreen('/category?chat=open', { server });
  const panel = within(await screen.findByRole('dialog', { name: 'Chat' }));
  expect(await panel.findByText(/Back .+, your time/)).toBeVisible();
  const send = panel.getByRole('button', { name: 'Send message' });
  const field = (name: string) => panel.getByRole('textbox', { name });
  await user.click(send);
  await panel.findByText('Enter your e-mail.');
  expect(field('E-mail')).toHaveAccessibleDescription('Enter your e-mail.');
  expect(field('Message')).toHaveAccessibleDescription('Write something first.');
  expect(field('Name')).toBeInvalid();

  const typed = { name: 'Ana', email: 'ana@example.com', text: ASKED.text };
  await fill(user, field('Name'), typed.name);
  await fill(user, field('E-mail'), typed.email);
  await fill(user, field('Message'), typed.text);
  server
    .answer(chatEndpoints.leaveMessage, { talk: TALK.id })
    .answer(chatEndpoints.chatState, { desk, talk: TALK, unread: 0 })
    .answer(chatEndpoints.messages, { list: [ASKED], more: false, lastSeq: 1, staffSeq: 0, personSeq: 1 });
  await user.click(send);
  expect(await within(await panel.findByRole('log')).findByText(ASKED.text)).toBeVisible();
  await screen.findByText('We have your message and answer by e-mail.');
  expect(server.sentTo(chatEndpoints.leaveMessage)[1]).toMatchObject({ body: typed });
});

test('outside hours what a screen proposes to ask stands in the message that is left', async () => {
  const server = new FakeServer()
    .answer(chatEndpoints.chatState, { desk: { open: false, backAt: inAnHour() }, talk: null, unread: 0 })
    .answer(chatEndpoints.beginVisit, { token: 'visitor' });
  useProposedTalk.setState({ text: 'Can Casa do Rio make this possible?' });
  await openScreen('/category?chat=open', { server });
  const panel = within(await screen.findByRole('dialog', { name: 'Chat' }));
  expect(await panel.findByRole('textbox', { name: 'Message' })).toHaveValue('Can Casa do Rio make this possible?');
  expect(useProposedTalk.getState().text).toBeNull();
});
