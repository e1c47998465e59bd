import { expect, test } from 'vitest';
import { comparedTop } from '#domain/recommendation/differences';
import { recommend } from '#domain/recommendation/recommend';
import { catalogue, catalogueOf } from '#tests/fixtures/content';
import { navigator } from '#tests/fixtures/wizards';
import {
  challenges,
  combinations,
  failureList,
  geographies,
  priorityChoices,
} from '#tests/unit/recommendation/combinations';

test('over all combinations, two of the three never carry the same lines', { timeout: 180_000 }, () => {
  const { check, failures } = failureList();
  let walked = 0;
  for (const answers of combinations(geographies, challenges)) {
    walked += 1;
    const { top } = recommend(navigator, answers, catalogueOf(catalogue));
    const { each } = comparedTop(top);
    const said = each.map(({ lines }) => lines.map(({ text }) => text).join('|'));
    check(new Set(said).size === top.length, 'the same lines twice', answers);
    check(
      each.every(({ lines }) => lines.length > 0),
      'nothing sets one apart',
      answers,
    );
  }
  expect(failures()).toEqual([]);
  expect(walked).toBe(geographies.length * challenges.length * priorityChoices.length * 3);
});
