import { isHeldBack } from '#domain/insights/held-back';
import { isRecord } from '#domain/record';
import { calendarDay, dayInWords } from '#domain/text/days';
import { readKind } from '#content-checks/read-content';

/** What an editor should know of a file that has no mistake. */
export type ContentNote = { file: string; what: string };

/** Returns the articles that a build leaves out until their day. `project` is the project's folder. */
export function contentNotes(project: string): ContentNote[] {
  const today = calendarDay(new Date());
  return readKind(project, 'insights').files.flatMap(({ file, data }) => {
    if (!isRecord(data) || typeof data['date'] !== 'string' || !isHeldBack({ date: data['date'] }, today)) return [];
    const day = dayInWords(data['date']).replaceAll('\u00a0', ' ');
    return [{ file, what: `held back until ${day}: the first build on that day or later publishes it` }];
  });
}
