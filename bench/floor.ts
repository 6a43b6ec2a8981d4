import fastify from 'fastify';
import pg from 'pg';

/**
 * The floor the product is measured against, in the same run on the same database: a bare Fastify that answers given
 * bytes, one that makes one indexed query, and one that inserts a cart and a line in one transaction.
 * Started as a process of its own: `node floor.ts <database address>`; prints its port, then answers.
 */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 20 });
const app = fastify();
const bodies = new Map<string, Buffer>();

app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
app.put<{ Params: { name: string } }>('/bytes/:name', { bodyLimit: 10_000_000 }, async (request) => {
  bodies.set(request.params.name, request.body as Buffer);
  return { kept: true };
});
app.get<{ Params: { name: string } }>('/bytes/:name', async (request, reply) =>
  reply.type('application/json').send(bodies.get(request.params.name)),
);

app.get<{ Params: { id: string } }>('/query/:id', async (request, reply) => {
  const { rows } = await pool.query({
    name: 'one',
    text: 'SELECT id, name, cover, min_price_usd FROM product WHERE id = $1',
    values: [request.params.id],
  });
  return reply.type('application/json').send(JSON.stringify({ code: 200, data: rows[0], msg: '' }));
});

app.post('/transaction', async (_request, reply) => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const cart = await client.query<{ id: string }>({
      name: 'cart',
      text: 'INSERT INTO floor_cart (owner) VALUES ($1) RETURNING id',
      values: ['somebody'],
    });
    await client.query({
      name: 'line',
      text: 'INSERT INTO floor_line (cart_id, sku, quantity) VALUES ($1, $2, $3)',
      values: [cart.rows[0]?.id, 'sku', 1],
    });
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  return reply.send({ code: 200, data: null, msg: '' });
});

await pool.query(`
  CREATE TABLE IF NOT EXISTS floor_cart (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, owner text NOT NULL);
  CREATE TABLE IF NOT EXISTS floor_line (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    cart_id bigint NOT NULL REFERENCES floor_cart, sku text NOT NULL, quantity int NOT NULL)`);
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(`${typeof address === 'object' ? address?.port : address}\n`);
