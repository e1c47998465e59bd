import { readKind } from '#content-checks/read-content';
import { isRecord } from '#domain/record';

/**
 * Returns the site's own address as `site.yaml` has it; undefined where that file has an error, which the checks tell.
 */
export function siteAddress(project: string): string | undefined {
  const [site] = readKind(project, 'site').files;
  return site && isRecord(site.data) && typeof site.data['url'] === 'string' ? site.data['url'] : undefined;
}
