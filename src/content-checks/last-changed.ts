import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns when a file was last changed (ms), to tell the newer of two that collide: its last commit, or, of a file that
 * differs from it or that Git does not know, the time on the disk. `file` is a path from the project's folder.
 */
export function lastChanged(project: string, file: string): number {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: project, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    if (git('status', '--porcelain', '--', file) === '') {
      const committed = Date.parse(git('log', '-1', '--format=%cI', '--', file));
      if (!Number.isNaN(committed)) return committed;
    }
  } catch {
    // No repository, or no Git: the time on the disk is all there is.
  }
  return statSync(path.join(project, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
