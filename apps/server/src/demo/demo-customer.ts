/** The named customer of the demo, printed at every start. */
export const DEMO_CUSTOMER = { email: 'ines@avela.example', password: 'avela-demo-1' } as const;
