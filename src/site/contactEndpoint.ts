/** URL that the contact form posts to, from the environment or an `.env` file, for code outside Astro. */
import { loadEnv } from 'vite';

export const contactEndpoint = (): string | undefined =>
  loadEnv('production', process.cwd(), 'PUBLIC_')['PUBLIC_CONTACT_ENDPOINT'];
