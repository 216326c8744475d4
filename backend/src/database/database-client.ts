import { Client, type ClientConfig, DatabaseError } from 'pg';

/** What pg says when `query_timeout` is over. */
const NO_ANSWER = 'Query read timeout';

/** What pg has, without the many ways to ask. */
const plain: { query(...args: unknown[]): unknown } = Client.prototype;

/**
 * A connection that is closed when an answer does not come in time: pg by itself only stops waiting, and the pool would
 * give out the silent connection again and again.
 */
export class DatabaseClient extends Client {
  /** When the server last answered, be it with a refusal; of `performance.now()`. */
  answeredAt = -Infinity;

  constructor(config?: string | ClientConfig) {
    super(config);
    Object.defineProperty(this, 'query', { value: (...args: unknown[]) => this.queryOrClose(args) });
  }

  private queryOrClose(args: unknown[]): unknown {
    const answer = plain.query.call(this, ...args);
    if (answer instanceof Promise)
      answer.then(
        () => (this.answeredAt = performance.now()),
        (error: unknown) => {
          if (error instanceof DatabaseError) this.answeredAt = performance.now();
          if (error instanceof Error && error.message === NO_ANSWER) void this.end();
        },
      );
    return answer;
  }
}
