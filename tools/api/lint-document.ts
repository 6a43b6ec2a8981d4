import { BaseResolver, createConfig, lintFromString } from '@redocly/openapi-core';

/** Redocly's `spec` rules, and what else our documents promise. */
const config = await createConfig({
  extends: ['spec'],
  rules: {
    'operation-operationId': 'error',
    'operation-operationId-unique': 'error',
    'security-defined': 'error',
    'operation-tag-defined': 'error',
    'no-empty-servers': 'error',
  },
});

/** Nothing is read from elsewhere: our documents hold all they name. */
class OwnDocumentOnly extends BaseResolver {
  override loadExternalRef(address: string): Promise<never> {
    return Promise.reject(new Error(`${address} is not part of the document`));
  }
}

export type Found = { readonly rule: string; readonly text: string };

/** What breaks a rule in an OpenAPI document: the rule, and where and why in a line. */
export async function lintDocument(document: unknown): Promise<Found[]> {
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, config, externalRefResolver: new OwnDocumentOnly() });
  return problems.map(({ ruleId, message, location: [place] }) => ({
    rule: ruleId,
    text: `${ruleId}: ${place?.pointer ?? ''} ${message}`,
  }));
}
