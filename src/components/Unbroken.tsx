import { unbroken } from '#components/unbroken.ts';

/** A short text whose hyphenated words do not break. */
export function Unbroken({ text }: { text: string }) {
  return unbroken(text).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
