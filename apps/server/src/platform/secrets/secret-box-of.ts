import type { Config } from '../config/config.ts';
import { keptSecret } from '../config/kept-secret.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';

const boxes = new WeakMap<Config, SecretBox>();

function keyOf(config: Config): Buffer {
  if (config.secretsKey) return config.secretsKey;
  return Buffer.from(keptSecret(config.dataDir, 'secrets-key'), 'base64url');
}

/** The box that seals secrets of the database: by SECRETS_KEY, else, where nothing is at stake, by a key of the data folder. */
export function secretBoxOf(config: Config): SecretBox {
  const box = boxes.get(config) ?? createSecretBox(keyOf(config));
  boxes.set(config, box);
  return box;
}
