import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { newerInstalled } from './binaries.ts';

const root = mkdtempSync(join(tmpdir(), 'avela-installed-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A folder whose programs say this version, as a system would have it. */
function installed(version: string, names = ['postgres', 'initdb', 'pg_ctl']): string {
  const place = mkdtempSync(join(root, 'place-'));
  mkdirSync(join(place, 'bin'));
  for (const name of names) {
    const program = join(place, 'bin', name);
    writeFileSync(program, `#!/bin/sh\necho '${name} (PostgreSQL) ${version}'\n`);
    chmodSync(program, 0o755);
  }
  return place;
}

describe.skipIf(process.platform === 'win32')('an installed PostgreSQL', () => {
  const found = (packaged: string, ...places: string[]) => newerInstalled(packaged, () => places)?.postgres;

  test('of a newer release of the packaged version is taken, by numbers and not by letters', () => {
    const place = installed('18.10 (Debian 18.10-1.pgdg12+1)');
    expect(found('18.9.0-beta.20', place)).toBe(join(place, 'bin', 'postgres'));
    expect(found('18.4.0-beta.17', join(root, 'nothing-here'), place)).toBe(join(place, 'bin', 'postgres'));
  });

  test('of the same, an older or another version is left alone, and one that lacks a program', () => {
    expect(found('18.4.0-beta.17', installed('18.4'))).toBeUndefined();
    expect(found('18.4.0-beta.17', installed('18.3'))).toBeUndefined();
    expect(found('18.4.0-beta.17', installed('15.20'))).toBeUndefined();
    expect(found('18.4.0-beta.17', installed('19.7'))).toBeUndefined();
    expect(found('18.4.0-beta.17', installed('19beta1'))).toBeUndefined();
    expect(found('18.4.0-beta.17', installed('18.7', ['postgres']))).toBeUndefined();
  });
});
