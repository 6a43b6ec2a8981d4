/** How often a chaos test tries: the usual count of every change, or what `npm run chaos` asks for in this variable. */
export const chaosCount = (variable: string, usual: number): number => Number(process.env[variable] ?? usual);

/** The time a chaos test may take, in ms; `npm run chaos` stretches it with the counts. */
export const patient = (ms: number): number => ms * Number(process.env.CHAOS_PATIENCE ?? 1);
