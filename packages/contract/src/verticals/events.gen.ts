// Generated from the folders of the verticals by `npm run generate`.

export type VerticalEvents = Record<never, never>;
