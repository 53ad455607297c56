/**
 * Patterns that could backtrack, and why they cannot be made to. A bound in a schema is no reason:
 * zod runs the pattern also on what is too long.
 */
export const BOUNDED: Readonly<Record<string, string>> = {
  '^\\s*"?([^"<>]*?)"?\\s*<([^<>]+)>\\s*$':
    'reads SMTP_FROM, which the operator sets in the environment',
  '^[^\\p{L}]+|[^\\p{L}]+$': 'sees at most the first 72 signs of a password',
  '<(?:input|select)[^>]*\\bautofocus\\b[^>]*>': 'support of tests; reads pages of our own',
}

/** Files that put a pattern together when they run, and what goes into it. */
export const BUILT: Readonly<Record<string, string>> = {
  'src/kernel/site/block/link.ts': 'one of two words of our own, in a pattern without two readings',
  'src/kernel/contract/csv.ts':
    'sets of signs of our own; the pattern matches any text, so nothing is tried again',
  'src/modules/backup/archives/server/recovery-key.ts': 'a number of our own',
  'src/modules/users/account/server/test-visitor.ts': 'support of tests',
}
