/** What is wrong with a commit's subject; undefined when it reads like an instruction of at most 72 characters. */
export function complaintAbout(subject: string): string | undefined {
  const [verb = ''] = subject.split(' ');
  if (subject.length > 72) return `has ${subject.length} characters`;
  if (!/^[A-Z][a-z]+$/.test(verb)) return 'does not begin with a verb';
  if (/(ed|ing)$/.test(verb) && !imperatives.has(verb)) return `does not tell what to do: ${verb}`;
  return subject.endsWith('.') ? 'ends with a full stop' : undefined;
}

/** Imperatives that end in -ed or -ing. */
const imperatives = new Set(['Embed', 'Feed', 'Need', 'Bring', 'Ring', 'Shed', 'Speed', 'String', 'Swing']);
