import type { Explained } from '#domain/recommendation/explanation';

/** A solution's name, linked to its page if it has one. */
export function SolutionName({ explained: { page, recommendation } }: { explained: Explained }) {
  const { name } = recommendation.solution;
  if (page === null) return name;
  return (
    <a className="no-underline hover:text-lake hover:underline" href={page}>
      {name}
    </a>
  );
}
