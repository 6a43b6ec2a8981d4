import { cruise, type ICruiseOptions, type IViolation } from 'dependency-cruiser';
import { rules } from './rules.ts';

const options: ICruiseOptions = {
  ruleSet: { forbidden: rules },
  validate: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(dist|\\.data|planted)/' },
  // Without these two, imports of workspace packages stay unresolved and every rule passes.
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'default'],
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
  },
  tsPreCompilationDeps: true,
  parser: 'swc',
};

export type Found = { readonly violations: readonly IViolation[]; readonly modules: number };

/** Follows every import below these folders and gives what breaks a rule. */
export async function cruiseProject(folders: readonly string[], baseDir: string): Promise<Found> {
  const { output } = await cruise([...folders], { ...options, baseDir });
  if (typeof output === 'string') throw new Error('dependency-cruiser gave text where a result was asked for');
  return { violations: output.summary.violations, modules: output.summary.totalCruised };
}
