import { type Logger, pino } from 'pino'

/** What never reaches a log, at any depth up to two. */
const SECRET_KEYS = [
  'password',
  'newPassword',
  'token',
  'secret',
  'cookie',
  'authorization',
  'set-cookie',
]

/** Structured lines on stdout; secrets are blanked by key. */
export function createLog(level: string): Logger {
  const secrets = SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`])
  // A lost connection comes along with its error: pages of inside, and the key that cancels queries.
  const paths = [...secrets, 'err.client']
  return pino({ level, redact: { paths, censor: '[secret]' }, base: null })
}
