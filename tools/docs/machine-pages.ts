import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Machine, toMermaid } from '@app/kernel/machine';

const root = fileURLToPath(new URL('../../', import.meta.url));
const contract = join(root, 'packages/contract/src');
type AnyMachine = Machine<string, string, string, string>;

const isMachine = (value: unknown): value is AnyMachine =>
  typeof value === 'object' && value !== null && 'transitions' in value && 'initial' in value;

function pageOf(machine: AnyMachine): string {
  const rows = machine.transitions.map(
    (rule) =>
      `| ${rule.from.join(', ')} | ${rule.on} | ${rule.to} | ${rule.by.join(', ')} | ${rule.guard ?? ''} | ${(rule.effects ?? []).join(', ')} |`,
  );
  return [
    `# ${machine.name.replaceAll('_', ' ')}`,
    '',
    'Generated from the contract by `npm run generate`.',
    '',
    '```mermaid',
    toMermaid(machine),
    '```',
    '',
    '| From | Event | To | Who | Guard | Effects |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** The generated page of every state machine of the contract, by its path below the project's root. */
export async function machinePages(): Promise<Map<string, string>> {
  const files = globSync('**/*.machine.ts', { cwd: contract }).sort();
  const pages = new Map<string, string>();
  for (const file of files) {
    const exported: Record<string, unknown> = await import(join(contract, file));
    const machine = Object.values(exported).find(isMachine);
    if (!machine) throw new Error(`${file} exports no machine`);
    pages.set(`docs/machines/${basename(file, '.machine.ts')}.md`, pageOf(machine));
  }
  return pages;
}

export { root };
