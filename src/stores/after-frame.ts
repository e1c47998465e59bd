/**
 * Calls back after the next frame is painted, so that a click's immediate feedback is visible first. Returns a function
 * that cancels it. In a hidden page, which paints no frames, it does not wait.
 */
export function afterFrame(call: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    waiting = setTimeout(call);
  };
  const frame = document.hidden ? soon() : requestAnimationFrame(soon);
  return () => {
    if (frame) cancelAnimationFrame(frame);
    clearTimeout(waiting);
  };
}
