/** How the server is reached: a unix socket, or a TCP port on the loopback address where there are no sockets. */
export type Listen = { socketDir: string; port: number } | { socketDir: null; port: number };

// The number is only part of the socket's file name; nothing listens on TCP.
export const socketPort = 5432;

const fixed: Record<string, string> = {
  // Capacity. Two cores: parallel plans cost more than they give, and need a large /dev/shm.
  max_connections: '200',
  shared_buffers: '256MB',
  huge_pages: 'try',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  random_page_cost: '1.1',
  // Durability: an acknowledged payment is on the disk.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_level: 'replica',
  max_wal_senders: '4',
  min_wal_size: '128MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  // Meaning of the data.
  timezone: 'UTC',
  log_timezone: 'UTC',
  datestyle: 'ISO, YMD',
  default_transaction_isolation: 'read committed',
  default_text_search_config: 'pg_catalog.simple',
  lc_messages: 'C',
  // A client that dies in the middle of a transaction must not hold its locks.
  idle_in_transaction_session_timeout: '60s',
  password_encryption: 'scram-sha-256',
  // One file per weekday, overwritten after a week; parameter values stay out, they are personal data.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_truncate_on_rotation: 'on',
  log_min_duration_statement: '1s',
  log_parameter_max_length: '0',
};

/** The text of postgresql.conf; `overrides` replace or add single settings. */
export function settingsFile(listen: Listen, overrides: Record<string, string> = {}): string {
  const reach: Record<string, string> = {
    port: String(listen.port),
    listen_addresses: listen.socketDir ? '' : '127.0.0.1',
    unix_socket_directories: listen.socketDir ?? '',
    unix_socket_permissions: '0700',
  };
  const lines = Object.entries({ ...reach, ...fixed, ...overrides }).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`,
  );
  return `# Written at every start; changes made here are lost.\n${lines.join('\n')}\n`;
}
