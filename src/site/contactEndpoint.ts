/** The address that the contact form posts to, from the environment or an .env file, as the form itself gets it. */
import { loadEnv } from 'vite';

export const contactEndpoint = (): string | undefined =>
  loadEnv('production', process.cwd(), 'PUBLIC_')['PUBLIC_CONTACT_ENDPOINT'];
