import type { IncomingHttpHeaders } from 'node:http';

const WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;
const IN_BRACKETS = /^\[([^\]]+)\](?::\d{1,5})?$/;

/** An address without the port and the brackets that some proxies write around it. */
export const bareAddress = (written: string): string => {
  const text = written.trim().replace(/^"(.*)"$/, '$1');
  return WITH_PORT.exec(text)?.[1] ?? IN_BRACKETS.exec(text)?.[1] ?? text;
};

/** Writes the addresses of `X-Forwarded-For` bare, so that each caller has one address however a proxy writes it. */
export function tidyForwarded(headers: IncomingHttpHeaders): void {
  const given = headers['x-forwarded-for'];
  if (typeof given === 'string') headers['x-forwarded-for'] = given.split(',').map(bareAddress).join(', ');
}
