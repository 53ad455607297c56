import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import type { CallInput, Endpoint, Reply } from '#kernel/contract/endpoint.ts'

/** A call of the newsletter that failed, under the name the specification gives it. */
class NewsletterFailure extends CallError {
  constructor({ message, code, status, fields, details }: CallError) {
    super({ message, code, status, fields, details })
    this.name = 'Fehler'
  }
}

/** Calls the newsletter; a failure is thrown again as an error named 'Fehler', with message and code. */
export async function newsletterCall<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Reply<E>> {
  try {
    return await call(endpoint, input)
  } catch (error) {
    if (error instanceof CallError) throw new NewsletterFailure(error)
    throw error
  }
}
