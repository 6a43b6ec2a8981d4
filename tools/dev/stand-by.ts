import { pathToFileURL } from 'node:url';

/** The message that has a process which stands by become the server: the program's path. */
export type BecomeServer = { readonly program: string };

const { promise: asked, resolve } = Promise.withResolvers<BecomeServer>();
process.once('message', resolve);

/** Reads the packages that are named on its command line; what cannot be read is met again by the program that wants it. */
for (const name of process.argv.slice(2)) await import(name).catch(() => undefined);

const { program } = await asked;
process.argv.splice(1, process.argv.length, program);
await import(pathToFileURL(program).href);
