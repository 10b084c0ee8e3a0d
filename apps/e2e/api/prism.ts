// Prism (https://github.com/stoplightio/prism), a server that knows nothing but docs/openapi.yaml: it answers with the
// examples of the document, and refuses requests that differ from the document.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createContract, DOCUMENT } from '@gemas/tools/api/contract';
import { ROOT } from '@gemas/tools/lib/sources';
import { freePort, listen } from '@gemas/tools/lib/static-site';

const READY = /Prism is listening/;

async function startPrism(): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const flags = ['--host', '127.0.0.1', '--port', String(port), '--errors'];
  const child = spawn('npx', ['prism', 'mock', DOCUMENT, ...flags], { cwd: ROOT, detached: true });
  const stop = () => {
    if (child.pid) process.kill(-child.pid);
  };
  await new Promise<void>((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        said += part;
        if (READY.test(said)) resolve();
      });
    child.once('exit', () => reject(new Error(`Prism has ended:\n${said}`)));
  });
  return { origin: `http://127.0.0.1:${port}`, stop };
}

/** Starts Prism, and a server in front of it that has the API below `/api` and can be each persona of the examples. */
export async function startExampleServer() {
  const prism = await startPrism();
  const { find } = createContract();
  const refused: string[] = [];
  const state = { persona: 'activator' };

  /** Returns the example that Prism shall answer with: that of the path, else that of the persona. */
  function exampleFor(method: string, path: string): string | undefined {
    const examples = find(method, path)?.operation.answer.examples ?? {};
    const ofPath = Object.keys(examples).find((name) => examples[name]?.['x-path'] === path);
    return ofPath ?? (state.persona in examples ? state.persona : undefined);
  }

  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '' } = request;
    const { pathname, search } = new URL(url.replace(/^\/api/, ''), prism.origin);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const headers = new Headers();
    for (const name of [
      'accept',
      'authorization',
      'content-type',
      'x-requested-with',
      'x-app-version',
    ])
      if (request.headers[name]) headers.set(name, String(request.headers[name]));
    const example = exampleFor(method, pathname);
    if (example) headers.set('prefer', `example=${example}`);
    const answer = await fetch(`${prism.origin}${pathname}${search}`, {
      method,
      headers,
      ...(body.length > 0 && { body }),
    });
    const violations = answer.headers.get('sl-violations');
    if (violations || !answer.ok)
      refused.push(`${method} ${pathname}: ${answer.status} ${violations ?? ''}`);
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
      'cache-control': 'no-store',
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  const { origin, close } = await listen(server);
  return {
    server,
    origin,
    state,
    /** Requests that Prism has refused, and answers that differ from the document. */
    refused,
    close() {
      close();
      prism.stop();
    },
  };
}

export type ExampleServer = Awaited<ReturnType<typeof startExampleServer>>;
