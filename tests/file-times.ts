import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { type FileTime, fileTimesOf } from '#tests/reports';

/** A reporter for Vitest: writes how long each file took, its hooks and imports among it, beside the report of Vitest. */
export default class FileTimes implements Reporter {
  private readonly times: FileTime[] = [];
  private file = '';

  onInit(vitest: Vitest): void {
    this.file = fileTimesOf(String(vitest.config.outputFile));
  }

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
    writeFileSync(this.file, JSON.stringify(this.times));
  }
}
