import { sql } from 'kysely';

/** The titles of a static page. */
export const articleNames = (key: string) => sql`SELECT title AS name FROM article WHERE key = ${key}`;

/** The static pages. */
export const listedArticles = sql`SELECT key AS id, title AS name, updated_at AS changed_at FROM article`;

/** All of them by their titles, as links. */
export const articleLinks = sql`SELECT key AS id, title AS name, NULL AS picture FROM article ORDER BY key`;
