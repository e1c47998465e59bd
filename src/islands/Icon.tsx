/** A decorative icon or glyph from the page's sprite. */
export function Icon({ id, className = 'icon' }: { id: string; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}
