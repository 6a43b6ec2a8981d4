export type Announcement = {
  /** What the shop is called. */
  readonly shop: string;
  readonly address: string;
  /** How long the start took, as text. */
  readonly duration: string;
  readonly demo: { email: string; password: string; inviteCode: string } | null;
  readonly staff: { username: string; password: string | null };
};

/** The one block a start ends with: where things are, and who may sign in. */
export function announcement(a: Announcement): string {
  const rows: [string, string][] = [
    ['Storefront', `${a.address}/`],
    ['Back office', `${a.address}/admin/`],
    ['API reference', `${a.address}/docs`],
  ];
  if (a.demo) {
    rows.push(['Demo customer', `${a.demo.email} / ${a.demo.password}`]);
    rows.push(['Invite code', a.demo.inviteCode]);
  }
  rows.push(['Staff', a.staff.password ? `${a.staff.username} / ${a.staff.password}` : a.staff.username]);
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  return `\n${a.shop} is open (${a.duration}). Ctrl-C closes it.\n${lines.join('\n')}\n`;
}
