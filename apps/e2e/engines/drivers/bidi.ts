// Uses `ws`, because Firefox refuses the empty masks that the WebSocket of Node 20 sends from message 4,098 on.
import WebSocket from 'ws';

interface Answer {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
}

const ENDED: Answer = { error: 'the connection to the browser has ended' };

/** A WebDriver BiDi connection to a browser. */
export class Connection {
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private count = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id !== undefined) this.waiting.get(answer.id)?.(answer);
    });
    socket.addEventListener('close', () => {
      for (const settle of this.waiting.values()) settle(ENDED);
    });
  }

  static async open(address: string): Promise<Connection> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error(`cannot connect to ${address}`)));
    });
    return new Connection(socket);
  }

  async call<T>(method: string, params: object = {}): Promise<T> {
    this.count += 1;
    const id = this.count;
    const { error, message, result } = await new Promise<Answer>((resolve) => {
      // A message that is sent on a closed connection is dropped and never answered.
      if (this.socket.readyState !== WebSocket.OPEN) return resolve(ENDED);
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
    this.waiting.delete(id);
    if (error) throw new Error(`${method}: ${[error, message].filter(Boolean).join(', ')}`);
    return result as T;
  }

  close(): void {
    this.socket.close();
  }
}
