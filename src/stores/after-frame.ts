/**
 * Calls back once the next frame is drawn: what a click shows at once is on the screen by then. Returns how to call it
 * off. While the page is out of sight no frame is drawn, and nothing is waited for.
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
