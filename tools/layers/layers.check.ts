import { fileURLToPath } from 'node:url';
import { cruiseProject } from './cruise-project.ts';
import { plantProject } from './plant.ts';
import { rules } from './rules.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const complaints: string[] = [];

const planted = plantProject();
try {
  const { violations } = await cruiseProject(['packages', 'apps'], planted.dir);
  for (const { name } of rules) {
    for (const file of planted.expected.get(name ?? '') ?? ['no file']) {
      const seen = violations.some(
        ({ rule, from, cycle = [] }) =>
          rule.name === name && (from === file || cycle.some((step) => step.name === file)),
      );
      if (!seen) complaints.push(`the rule ${name} did not report its planted violation in ${file}`);
    }
  }
} finally {
  planted.remove();
}

const { violations, modules } = await cruiseProject(['packages', 'apps', 'tools', 'e2e', 'bench'], root);
for (const { rule, from, to } of violations) complaints.push(`${rule.name}: ${from} -> ${to}`);
if (modules < 50) complaints.push(`only ${modules} modules were read`);

process.stdout.write(
  complaints.length > 0 ? `${complaints.join('\n')}\n` : `${modules} modules keep to their layers\n`,
);
process.exitCode = complaints.length > 0 ? 1 : 0;
