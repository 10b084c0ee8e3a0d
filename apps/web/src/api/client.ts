import { ApiError, type ClientOptions, type Post, readAnswer } from './call.ts';
import { takeEarlyCall } from './early-calls.ts';

/** Creates the function that makes all calls of the app. The first screen is shown before axios is loaded. */
export function createClient(options: ClientOptions): Post {
  let http: Promise<Post> | null = null;
  const loadHttp = () => {
    http ??= import('./http.ts').then(
      ({ createHttp }) => createHttp(options),
      (cause: unknown) => {
        http = null;
        throw new ApiError('offline', null, { cause });
      },
    );
    return http;
  };
  return async (call) => {
    try {
      const early = await takeEarlyCall(call, options.token);
      const isExpired = early?.status === 401 && !call.isEntering;
      if (early && !isExpired) return readAnswer(call, early, options.onFinding);
      const send = await loadHttp();
      return await send(call);
    } catch (error) {
      if (error instanceof ApiError && !call.isEntering) options.onFailure(error);
      throw error;
    }
  };
}
