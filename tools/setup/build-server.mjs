import { buildServer } from './app-builds.mjs';

// For whoever starts the server's programs and is under the project's own Node already, as its tests are.
await buildServer(process.execPath);
