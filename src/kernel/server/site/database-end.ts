/** SQLSTATE of a server that ends a session because it ends itself, or an administrator does. */
const GOODBYE = ['57P01', '57P02']

/** Nobody listens at the address, or the server itself says that it is starting or stopping. */
const GONE = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', '57P03']

/**
 * Whether the server took leave on the connection. A connection that just breaks proves nothing: a
 * proxy or the network may be at fault, while others go on with the database.
 */
export function isGoodbye(error: unknown): boolean {
  return GOODBYE.includes(codeOf(error))
}

/** Whether an attempt to connect was turned away because no server runs; silence proves nothing. */
export function isGone(error: unknown): boolean {
  if (GONE.includes(codeOf(error))) return true
  return error instanceof Error && error.message === 'Connection terminated unexpectedly'
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error && 'code' in error ? String(error.code) : ''
}
