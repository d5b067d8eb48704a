/** What happens to a filled-in contact form. */

/** The fields of the form. */
export interface Submission {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly message: string;
}

/** Why a message could not be sent. */
export type Failure = 'offline' | 'timeout' | 'rejected' | 'server';

/** How long an answer may take, in milliseconds. */
const timeout = 15_000;

const connected = (): boolean => navigator.onLine;

/**
 * Sends a message to the owner's endpoint as JSON. Without one nothing is sent:
 * the values go to the browser's console, as the specification says.
 * @param endpoint address that takes the message, or empty
 * @returns what went wrong, or nothing
 */
export async function submit(submission: Submission, endpoint: string): Promise<Failure | undefined> {
  if (endpoint === '') {
    console.log(submission);
    return undefined;
  }
  if (!connected()) return 'offline';
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(submission),
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return undefined;
    return response.status < 500 ? 'rejected' : 'server';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout';
    return connected() ? 'server' : 'offline';
  }
}
