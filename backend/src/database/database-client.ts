import { Client, type ClientConfig, DatabaseError } from 'pg';

/** The message of pg when `query_timeout` is over. */
const NO_ANSWER = 'Query read timeout';

const plain: { query(...args: unknown[]): unknown } = Client.prototype;

/** Closes a connection that gave no answer in time: pg would put the silent connection back into the pool. */
export class DatabaseClient extends Client {
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
