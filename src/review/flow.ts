import type { Step } from '#domain/content/wizard';
import type { Way } from '#domain/wizard/ways';

/** A box of the drawing: a step on one path, or shared by all paths. */
export type FlowBox = { x: number; y: number; width: number; height: number; title: string; lines: string[] };
export type FlowLine = { x1: number; y1: number; x2: number; y2: number };
export type Flow = { width: number; height: number; boxes: FlowBox[]; lines: FlowLine[] };

const column = 262;
const box = 204;
const row = 22;
const gap = 24;

/**
 * Returns a wizard drawn from left to right: one lane for each path, one box where all of them meet, a line through
 * where a path skips a step.
 */
export function wizardFlow(ways: readonly Way[], steps: readonly Step[]): Flow {
  const tallest = (way: Way) => Math.max(1, ...way.steps.map(({ questions }) => questions?.length ?? 0));
  const lanes: { top: number; height: number }[] = [];
  for (const way of ways) {
    const before = lanes.at(-1);
    lanes.push({ top: before ? before.top + before.height + gap : 0, height: (tallest(way) + 1) * row + 16 });
  }
  const last = lanes.at(-1);
  const height = last ? last.top + last.height : 0;
  const boxes: FlowBox[] = [];
  const lines: FlowLine[] = [];
  let ends = ways.map(() => ({ x: 0, y: height / 2 }));

  steps.forEach((step, index) => {
    const x = index * column;
    const asked = ways.map((way) => way.steps.find((each) => each.step.id === step.id)?.questions);
    const texts = asked.map((questions) => questions?.map(({ summaryLabel }) => summaryLabel) ?? []);
    const shared = asked.every((questions) => questions !== null) && new Set(texts.map(String)).size === 1;
    const common = shared
      ? addBox(x, height / 2, step.title, texts[0] ?? [], Math.max(1, texts[0]?.length ?? 0))
      : undefined;
    ends = ends.map((end, way) => {
      const lane = lanes[way] ?? { top: 0, height };
      const middle = lane.top + lane.height / 2;
      if (common) return connect(end, common);
      if (asked[way] === null) return connect(end, { x, y: middle, right: x + box });
      return connect(end, addBox(x, middle, step.title, texts[way] ?? [], Math.max(1, texts[way]?.length ?? 0)));
    });
  });
  return { width: (steps.length - 1) * column + box, height, boxes, lines };

  function addBox(x: number, middle: number, title: string, texts: string[], rows: number) {
    const tall = (rows + 1) * row + 16;
    boxes.push({ x, y: middle - tall / 2, width: box, height: tall, title, lines: texts });
    return { x, y: middle, right: x + box };
  }

  function connect(from: { x: number; y: number }, to: { x: number; y: number; right: number }) {
    if (to.x > 0) lines.push({ x1: from.x, y1: from.y, x2: to.x, y2: to.y });
    if (!boxes.some(({ x, y, height: tall }) => x === to.x && y + tall / 2 === to.y))
      lines.push({ x1: to.x, y1: to.y, x2: to.right, y2: to.y });
    return { x: to.right, y: to.y };
  }
}
