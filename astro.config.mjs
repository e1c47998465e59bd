import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { localNetlify } from './netlify/local/dev.ts';

// The platform sets URL to the site's own address; elsewhere the reserved placeholder stands in.
const site = process.env.URL ?? 'https://smartstack.example';

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  integrations: [react(), mdx(), sitemap(), localNetlify()],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "base-uri 'self'",
        "object-src 'none'",
        "form-action 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "frame-src 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ],
    },
  },
  vite: {
    plugins: [tailwindcss()],
    // Without the preload helper, a script that only may import another stays small enough to be inlined.
    build: { modulePreload: false },
  },
});
