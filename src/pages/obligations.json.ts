import type { APIRoute } from 'astro';
import { agency } from '#queries/entries';
import { mapDay, mapPath, recordedRules } from '#queries/following';
import { industriesForBrowser } from '#queries/rules';
import { openRule } from '#domain/obligations/following/open-data';
import * as words from '#domain/obligations/following/words';
import { layerNames } from '#domain/layers';

/** The rules for anyone who wants to use them: docs/obligations.md. */
export const GET: APIRoute = async ({ site, url }) => {
  const { name, openData } = await agency();
  const map = new URL(mapPath, site ?? url);
  const rules = await recordedRules();
  return Response.json({
    name: words.datasetName,
    publisher: name,
    page: map.href,
    asOf: await mapDay(),
    note: words.summary,
    terms: { text: openData.terms, url: openData.url, settled: !openData.proposal },
    layers: layerNames,
    industries: (await industriesForBrowser()).map(({ id, name, kinds }) => ({
      id,
      name,
      kinds: kinds.map((kind) => ({ id: kind.id, name: kind.name })),
    })),
    rules: rules.map(({ id, ...rule }) => openRule(id, rule, map)),
  });
};
