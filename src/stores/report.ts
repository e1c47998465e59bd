import { saveTextFile } from '#browser/files';

/** What writes the report comes with none of the pages. */
const load = () => import('#domain/recommendation/report');

/** Fetches what writes the report, before it is asked for; where that fails, `saveReport` tries again. */
export function prepareReport(): void {
  load().catch(() => {});
}

/** Writes the report and offers it to the visitor as a file. Rejects where what writes it cannot be fetched. */
export async function saveReport(...given: Parameters<Awaited<ReturnType<typeof load>>['textReport']>): Promise<void> {
  const { reportFileName, textReport } = await load();
  saveTextFile(reportFileName, textReport(...given));
}
