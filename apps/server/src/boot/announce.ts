export type Announcement = {
  /** What the shop is called. */
  readonly shop: string;
  readonly address: string;
  /** How long the start took, as text. */
  readonly duration: string;
  readonly demo: { email: string; password: string } | null;
  /** The code people register with: the demo's, else the shop's own; empty when there is none. */
  readonly inviteCode: string;
  /** `passwordIn`: where the first password is to be found, while it has not been changed. */
  readonly staff: { username: string; password: string | null; passwordIn: string | null };
};

/** The one block a start ends with: where things are, and who may sign in. */
export function announcement(a: Announcement): string {
  const rows: [string, string][] = [
    ['Storefront', `${a.address}/`],
    ['Back office', `${a.address}/admin/`],
    ['API reference', `${a.address}/docs`],
  ];
  if (a.demo) rows.push(['Demo customer', `${a.demo.email} / ${a.demo.password}`]);
  if (a.inviteCode) rows.push(['Invite code', a.inviteCode]);
  const { username, password, passwordIn } = a.staff;
  rows.push(['Staff', password ? `${username} / ${password}` : username]);
  if (passwordIn) rows.push(['First password', `in ${passwordIn}`]);
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  return `\n${a.shop} is open (${a.duration}). Ctrl-C closes it.\n${lines.join('\n')}\n`;
}
