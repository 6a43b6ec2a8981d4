import { interestEndpoints } from '@app/contract/interests/endpoints';
import type { InterestChoice } from '@app/contract/interests/schemas';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/goods-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { ANA } from '../../../testing/shop-answers.ts';

const choice = (number: number, name: string, chosen = false): InterestChoice => ({
  id: idOf(number),
  name,
  image: null,
  chosen,
});
const preferences = (chosen: boolean) => ({
  styles: [choice(1, 'Minimal', chosen), choice(2, 'Vintage')],
  audiences: [choice(3, 'Pets', chosen)],
  categories: [],
});

test('preferences are chosen and sent by their lists', async () => {
  const server = new FakeServer().answer(interestEndpoints.preferences, preferences(false));
  const user = await openScreen('/preference', { server, as: ANA });
  const save = await screen.findByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Minimal' }));
  await user.click(screen.getByRole('button', { name: 'Pets' }));
  server.answer(interestEndpoints.savePreferences, preferences(true));
  server.answer(interestEndpoints.preferences, preferences(true));
  await user.click(save);
  await screen.findByText('Preferences saved');
  const sent = { styles: [idOf(1)], audiences: [idOf(3)], categories: [] };
  expect(server.sentTo(interestEndpoints.savePreferences).map(({ body }) => body)).toEqual([sent]);
  cleanup();

  await openScreen('/preference', { server, as: ANA });
  expect(await screen.findByRole('button', { name: 'Minimal' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Vintage' })).toHaveAttribute('aria-pressed', 'false');
});

test('a hobby withdrawn meanwhile is said, and nothing else that was chosen is lost', async () => {
  const [kites, reading] = [choice(11, 'Kites'), choice(12, 'Reading')];
  const server = new FakeServer().answer(interestEndpoints.hobbyList, [kites, reading]);
  const user = await openScreen('/hobby', { server, as: ANA });
  await user.click(await screen.findByRole('button', { name: 'Kites' }));
  await user.click(screen.getByRole('button', { name: 'Reading' }));
  server.answer(interestEndpoints.hobbyList, [reading]).refuse(interestEndpoints.saveHobbies, 'interest.gone');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Some of these are no longer offered. Look again and save.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Kites' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Reading' })).toHaveAttribute('aria-pressed', 'true');
  server.answer(interestEndpoints.saveHobbies, [{ ...reading, chosen: true }]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Hobbies saved');
  const sent = server.sentTo(interestEndpoints.saveHobbies).map(({ body }) => body);
  expect(sent).toEqual([{ ids: [kites.id, reading.id] }, { ids: [reading.id] }]);
});
