import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Reporter, TestModule } from 'vitest/node';
import { type FileTime, fileTimesFile } from '#tests/reports';

/** A reporter for Vitest: writes how long each file took, its hooks and imports among it, to a file. */
export default class FileTimes implements Reporter {
  private readonly times: FileTime[] = [];

  onTestModuleEnd(file: TestModule): void {
    const { duration, collectDuration, setupDuration, environmentSetupDuration } = file.diagnostic();
    const milliseconds = duration + collectDuration + setupDuration + environmentSetupDuration;
    this.times.push({
      file: path.relative(process.cwd(), file.moduleId),
      seconds: milliseconds / 1000,
      tests: [...file.children.allTests()].length,
    });
  }

  onTestRunEnd(): void {
    writeFileSync(fileTimesFile, JSON.stringify(this.times));
  }
}
