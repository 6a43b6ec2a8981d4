/** What the tables of talks must always obey. */
export const chatInvariants = [
  {
    name: 'chat.numbers-without-gap',
    promise: "A talk's messages are numbered from 1 to its last number.",
    sql: `SELECT t.id, t.last_seq, count(m.seq) AS messages, max(m.seq) AS last FROM chat_talk t
      LEFT JOIN chat_message m ON m.talk_id = t.id GROUP BY t.id
      HAVING t.last_seq <> count(m.seq) OR t.last_seq <> COALESCE(max(m.seq), 0)`,
  },
  {
    name: 'chat.marks-within',
    promise: 'Nobody has read further than the last message.',
    sql: 'SELECT id FROM chat_talk WHERE person_seq > last_seq OR staff_seq > last_seq',
  },
  {
    name: 'chat.visits-given-whole',
    promise: "Once a visitor is a customer, all their talks are that customer's.",
    sql: `SELECT t.id FROM chat_talk t JOIN chat_visitor v ON v.id = t.visitor_id
      WHERE t.customer_id IS DISTINCT FROM v.customer_id AND (v.customer_id IS NOT NULL OR t.customer_id IS NOT NULL)`,
  },
] as const;
