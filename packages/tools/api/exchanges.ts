import { docsContract, type SentRequest } from './contract.ts';

/** Reads an answer as the app does: JSON, or else a text. */
async function contentOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Compares calls with docs/openapi.yaml. `add` takes a request and its answer, and `problems` returns what was found
 * since the last time. An answer of null is not compared.
 *
 * @param isApp whether the app itself has sent the requests. If not, requests without the app's headers and refused
 *   requests are no problem
 */
export function collectExchanges(isApp: boolean) {
  const { requestProblems, answerProblems } = docsContract();
  let pending: Promise<string[]>[] = [];

  async function compare(request: SentRequest, answer: Response | null): Promise<string[]> {
    const isAccepted = answer !== null && answer.status < 400;
    const asked = isApp || isAccepted ? requestProblems(request, isApp) : [];
    if (answer === null) return asked;
    const { method, path } = request;
    return [...asked, ...answerProblems(method, path, answer.status, await contentOf(answer))];
  }

  return {
    add(request: SentRequest, answer: Response | null): void {
      pending.push(compare(request, answer));
    },
    async problems(): Promise<string[]> {
      const found = await Promise.all(pending);
      pending = [];
      return [...new Set(found.flat())];
    },
  };
}
