import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { servedSlots } from '#islands/start/slots';
import { TakeOver } from '#islands/start/TakeOver';
import { followTranslator } from '#islands/start/translator';

/**
 * Starts an island on what the page has of it: Astro's entry point of a renderer, in place of that of @astrojs/react
 * (astro.config.mjs). Extensions, translators and proxies change pages before their scripts run. React then renders the
 * island anew, and this renderer carries over what was served for a slot and what the visitor has done.
 */
export default function renderer(element: HTMLElement) {
  return (Component: ComponentType<Record<string, unknown>>, props: Record<string, unknown>): void => {
    if (!element.hasAttribute('ssr')) return;
    const all = { ...props, ...servedSlots(element) };
    followTranslator(element);
    startTransition(() => {
      const root = hydrateRoot(
        element,
        <>
          <TakeOver island={element} />
          <Component {...all} />
        </>,
        {
          identifierPrefix: element.getAttribute('prefix') ?? '',
          // The page was changed on its way, and has been rendered anew.
          onRecoverableError: () => {},
        },
      );
      element.addEventListener('astro:unmount', () => root.unmount(), { once: true });
    });
  };
}
