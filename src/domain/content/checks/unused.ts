import { freePages, pageOf, routeOf } from '#domain/content/checks/addresses';
import { type Content, ids, type Surroundings } from '#domain/content/checks/content';
import { downloaded } from '#domain/content/checks/references';
import type { ContentError } from '#domain/content/error';
import { fixedPages } from '#domain/content/page';

/** Returns errors for entries that no page shows, and for entries that a page shows but that do not exist. */
export function unusedErrors(content: Content, surroundings: Surroundings): ContentError[] {
  return [
    ...unusedPages(content, surroundings),
    ...unusedSections(content, surroundings),
    ...unusedDocuments(content, surroundings),
    ...unusedAreas(content),
  ];
}

function unusedPages(content: Content, { routes }: Surroundings): ContentError[] {
  const there = ids(content.pages).map(routeOf);
  return [
    ...freePages(content)
      .filter(({ text }) => text === '')
      .map(({ id, file }) => ({
        file,
        what: `the page /${id} has no text`,
        fix: 'Write it below the second line of ---, or rename the file to that of a fixed page.',
      })),
    ...routes
      .filter((route) => !there.includes(route))
      .map((route) => ({
        file: `src/content/pages/${pageOf(route)}.md`,
        what: `is missing, and the page /${route === 'index' ? '' : route} shows it`,
        fix: 'Put it back: it says what the page is called in searches and shared links.',
      })),
  ];
}

function unusedSections({ sections }: Content, { quoted }: Surroundings): ContentError[] {
  const there = ids(sections);
  // Includes pages that have lost their last section.
  const folders = new Set([...fixedPages, ...there.map((id) => id.split('/')[0])]);
  const asked = [...quoted].filter((word) => /^[a-z-]+\/[a-z-]+$/.test(word) && folders.has(word.split('/')[0]));
  return [
    ...sections
      .filter(({ id }) => !quoted.has(id))
      .map(({ file }) => ({ file, what: 'no page shows this section', fix: 'Delete it, or ask a developer for it.' })),
    ...asked
      .filter((id) => !there.includes(id))
      .map((id) => ({
        file: `src/content/sections/${id}.md`,
        what: 'is missing, and a page shows it',
        fix: 'Put it back.',
      })),
  ];
}

function unusedDocuments({ documents, industries, sections }: Content, { quoted }: Surroundings): ContentError[] {
  const offered = new Set([
    ...industries.flatMap(({ data: { callToAction } }) => downloaded([callToAction])),
    ...sections.flatMap(({ data: { actions } }) => downloaded(actions)),
    ...quoted,
  ]);
  return documents
    .filter(({ id }) => !offered.has(id))
    .map(({ id, file }) => ({
      file,
      what: 'no button downloads this document',
      fix: `Give a button kind: download and document: ${id}, or delete the file.`,
    }));
}

function unusedAreas({ requirementAreas, wizards }: Content): ContentError[] {
  const areas = wizards.flatMap(({ data }) =>
    data.questions
      .filter(({ id }) => id === 'challengeArea')
      .flatMap(({ options }) => options.map(({ value }) => value)),
  );
  return requirementAreas
    .filter(({ id }) => !areas.includes(id))
    .map(({ file }) => ({
      file,
      what: "no answer to 'challengeArea' has this value",
      fix: 'Name the file like the value of the answer, or delete it.',
    }));
}
