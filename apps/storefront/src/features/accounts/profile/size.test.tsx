import { interestEndpoints } from '@app/contract/interests/endpoints';
import type { SizeInput } from '@app/contract/interests/schemas';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { fill } from '../../../testing/fill.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { ANA } from '../../../testing/shop-answers.ts';

const UNMEASURED: SizeInput = { units: 'metric', height: null, weight: null, bust: null, waist: null, hips: null };

test('measurements: each mistake at its field, and changing the units changes no measure', async () => {
  const server = new FakeServer().answer(interestEndpoints.size, UNMEASURED);
  const user = await openScreen('/size', { server, as: ANA });
  const field = (name: string) => screen.getByLabelText(name);
  await screen.findByLabelText('Height');
  await fill(user, field('Height'), '17');
  await fill(user, field('Weight'), 'sixty');
  await fill(user, field('Waist'), '70,5');
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  expect(field('Height')).toBeInvalid();
  expect(field('Height')).toHaveAccessibleDescription('Enter 50 to 250 cm.');
  expect(field('Weight')).toBeInvalid();
  expect(field('Weight')).toHaveAccessibleDescription('Enter a number with at most one decimal.');
  expect(field('Waist')).toBeValid();
  expect(field('Height')).toHaveFocus();
  expect(server.sentTo(interestEndpoints.saveSize)).toEqual([]);

  await fill(user, field('Height'), '170');
  await fill(user, field('Weight'), '60.5');
  await user.click(screen.getByRole('tab', { name: 'Imperial (in, lb)' }));
  expect(field('Height, feet')).toHaveValue('5');
  expect(field('and inches')).toHaveValue('6.9');
  await user.click(screen.getByRole('tab', { name: 'Metric (cm, kg)' }));
  expect(field('Height')).toHaveValue('170');
  const measured = { ...UNMEASURED, height: 1_700, weight: 60_500, waist: 705 };
  server.answer(interestEndpoints.saveSize, measured).answer(interestEndpoints.size, measured);
  await user.click(save);
  await screen.findByText('Measurements saved');
  expect(server.sentTo(interestEndpoints.saveSize).map(({ body }) => body)).toEqual([measured]);
  cleanup();

  await openScreen('/size', { server, as: ANA });
  expect(await screen.findByLabelText('Waist')).toHaveValue('70.5');
});
