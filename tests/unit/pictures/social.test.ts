import { writeFileSync, mkdirSync } from 'node:fs';
import { it } from 'vitest';
import { socialImage } from '../../../src/pictures/social';
import { industries } from '#tests/fixtures/content';
import { layerOf } from '#domain/layers';
it('tmp', async () => {
  mkdirSync('/tmp/soc', { recursive: true });
  const go = async (id: string, c: any) => {
    const t = performance.now();
    writeFileSync(`/tmp/soc/${id}.svg`, '');
    const b = await socialImage(c);
    console.log(id, b.length, (performance.now() - t).toFixed(0));
    writeFileSync(`/tmp/soc/${id}.png`, b);
  };
  for (const [h, p] of [
    ['Find the Right Tech Stack in Under 3 Minutes', 'stack'],
    ['Provider ecosystem', 'mark'],
    ['ROI Calculator', 'mark'],
    ['Advice from people who have had to live with the system afterwards', 'mark'],
    ['From a first question to a system your auditors can read', 'mark'],
    ['Oops! Page not found', 'slipped mark'],
    ['Residents of every municipality get answers they can check, and a person when they need 1', 'mark'],
  ] as const)
    await go(h.slice(0, 12).replace(/\W/g, '') + h.length, { agency: 'SmartStack', heading: h, picture: p });
  await go('p95', {
    agency: 'SmartStack',
    heading: 'Residents of every municipality get answers they can check, a person when needed',
    section: 'Government and municipalities of Ontario',
    picture: {
      statistics: [
        { percent: 95, label: 'of routine inquiries of every municipality resolved without any human handoff' },
      ],
      layer: 'inf',
    },
  });
  for (const [id, i] of industries)
    await go(id, {
      agency: 'SmartStack',
      heading: i.title,
      section: i.name,
      picture: { statistics: i.statistics, layer: layerOf(i.useCases[0]!.layers[0]!).key },
    });
});
