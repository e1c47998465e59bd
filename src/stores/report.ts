import { saveTextFile } from '#browser/files';

/** No page's initial scripts include the report writer. */
const load = () => import('#domain/recommendation/report');

/** Loads the report writer ahead of the click; if that fails, `saveReport` tries again. */
export function prepareReport(): void {
  load().catch(() => {});
}

/** Writes the report and offers it to the visitor as a file. Rejects if the report writer cannot be loaded. */
export async function saveReport(...given: Parameters<Awaited<ReturnType<typeof load>>['textReport']>): Promise<void> {
  const { reportFileName, textReport } = await load();
  saveTextFile(reportFileName, textReport(...given));
}
