import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './machine-pages.ts';
import { SUBJECTS } from './subjects.ts';

const folder = 'docs/decisions';
const STATUS = /^(?:in force(?:; .+)?|replaced by \[\d{3}\]\(\S+\).*)$/;

type Decision = {
  readonly file: string;
  readonly number: string;
  readonly title: string;
  readonly status: string;
  readonly subject: string;
};

function read(base: string, file: string): Decision {
  const text = readFileSync(join(base, folder, file), 'utf8');
  const line = (pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';
  return {
    file,
    number: basename(file).slice(0, 3),
    title: line(/^# \d{3} (.+)/),
    status: line(/^Status: (.+)$/m),
    subject: line(/^Subject: (.+)$/m),
  };
}

function amiss({ title, status, subject }: Decision): string[] {
  const known: readonly string[] = SUBJECTS;
  return [
    title === '' ? 'begins with no line "# NUMBER title"' : '',
    STATUS.test(status) ? '' : 'has no line "Status: in force" or "Status: replaced by [NUMBER](file)"',
    known.includes(subject) ? '' : `has no line "Subject: …" with one of tools/docs/subjects.ts, but "${subject}"`,
  ].filter((complaint) => complaint !== '');
}

const named = (status: string): string[] => [...status.matchAll(/\[(\d{3})\]/g)].map(([, number = '']) => number);

/** A decision in the index, with what its status says beyond "in force" and the decisions whose status names it. */
function entry({ file, number, title, status }: Decision, all: readonly Decision[]): string {
  const naming = all.filter((other) => named(other.status).includes(number));
  const later = naming.map((other) => `[${other.number}](${other.file})`).join(', ');
  const remarks = [status.replace(/^in force(?:; )?/, ''), later && `see also ${later}`].filter((one) => one !== '');
  return `- [${number} ${title}](${file})${remarks.map((one) => ` · ${one}`).join('')}`;
}

/** The index of the decisions by subject, by its path below the project's root. Throws where a decision has no subject. */
export function decisionsPage(base = root): Map<string, string> {
  const files = globSync('[0-9]*.md', { cwd: join(base, folder) }).sort();
  const all = files.map((file) => read(base, file));
  const complaints = all.flatMap((one) => amiss(one).map((complaint) => `${folder}/${one.file} ${complaint}`));
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  const text = [
    '# Decisions by subject',
    '',
    'Generated from the decisions by `npm run generate`. A decision says what users could have expected otherwise, and why it is so;',
    'its line `Subject:` decides where it stands here. One that no longer holds is changed, or says by what it is replaced.',
    '',
    ...SUBJECTS.flatMap((subject) => {
      const about = all.filter((one) => one.subject === subject);
      return about.length > 0 ? [`## ${subject}`, '', ...about.map((one) => entry(one, all)), ''] : [];
    }),
  ];
  return new Map([[`${folder}/README.md`, text.join('\n')]]);
}
