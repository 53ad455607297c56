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
  const paths = SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`])
  return pino({ level, redact: { paths, censor: '[secret]' }, base: null })
}
