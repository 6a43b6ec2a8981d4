import { expect, test } from 'vitest';
import { nextInstall, thoseThere } from './install.mjs';

const shop = {
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/native-mac': { version: '1.0.0', optional: true },
};
const tools = { 'node_modules/vitest': { version: '5.0.0', dev: true } };
const wanted = { '': {}, ...shop, ...tools };
const here = { 'node_modules/fastify': { version: '5.0.0' } };
const commandFor = (installed: Parameters<typeof nextInstall>[0], everything: boolean) =>
  nextInstall(installed, wanted, everything)?.command ?? null;

test('a first start installs what a shop needs to run, a first test everything at once', () => {
  expect(commandFor(null, false)).toEqual(['ci', '--omit=dev']);
  expect(commandFor(null, true)).toEqual(['ci', '--include=dev']);
});

test('tools of tests are added to a shop that runs, which asks for none of them', () => {
  expect(commandFor(here, false)).toBeNull();
  expect(nextInstall(here, wanted, true)).toEqual({
    why: 'vitest is missing',
    command: ['install', '--no-save', '--include=dev'],
  });
  expect(commandFor({ ...here, ...tools }, true)).toBeNull();
});

test('a new version is installed, and the tools of tests stay where they were', () => {
  const old = { 'node_modules/fastify': { version: '4.0.0' } };
  expect(nextInstall(old, wanted, false)).toEqual({ why: 'fastify has changed', command: ['ci', '--omit=dev'] });
  expect(commandFor({ ...old, ...tools }, false)).toEqual(['ci', '--include=dev']);
  expect(commandFor(old, true)).toEqual(['ci', '--include=dev']);
  const oldTool = { ...here, 'node_modules/vitest': { version: '4.0.0', dev: true } };
  expect(commandFor(oldTool, false)).toBeNull();
  expect(commandFor(oldTool, true)).toEqual(['install', '--no-save', '--include=dev']);
});

test('a package that npm names and whose folder is not there is missing', () => {
  const installed = thoseThere({ ...here, ...tools }, (path) => path !== 'node_modules/vitest');
  expect(installed).toEqual(here);
  expect(nextInstall(installed, wanted, true)?.why).toBe('vitest is missing');
});
