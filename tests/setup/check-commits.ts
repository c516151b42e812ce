import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { complaintAbout } from './commit-subjects.ts';

/** Older commits were made before this rule. */
const LAST_UNCHECKED = 'b803d26';

const log = execFileSync('git', ['log', '--format=%h %s', `${LAST_UNCHECKED}..HEAD`], { encoding: 'utf8' });
const complaints = log
  .split('\n')
  .filter(Boolean)
  .flatMap(line => {
    const [hash, ...subject] = line.split(' ');
    const complaint = complaintAbout(subject.join(' '));
    return complaint === undefined ? [] : [`${hash} ${complaint}: ${subject.join(' ')}`];
  });
if (complaints.length > 0) {
  process.stderr.write(`Commit subjects:\n${complaints.join('\n')}\n`);
  process.exitCode = 1;
}
