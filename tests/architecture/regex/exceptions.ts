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

/** Patterns that are put together when they run, each by its file and how it is written, and what goes into it. */
export const BUILT: Readonly<Record<string, string>> = {
  'src/kernel/site/block/link.ts `^\\\\{\\\\{\\\\s*[a-z]+(?:[._][a-z]+)*[._]${kind}\\\\s*\\\\}\\\\}$`':
    'one of two words of our own, in a pattern without two readings',
  "src/kernel/contract/csv.ts `((?:(?![${BREAK}])[${UNSEEN}])*)('*)([${SIGNS}]?)([^${BREAK}]*)(\\\\r\\\\n|[${BREAK}]|$)`":
    'sets of signs of our own; the pattern matches any text, so nothing is tried again',
  "src/modules/privacy/embeds/server/quiet-markup.ts `<link(?:\\\\s+(?:${SHEET_ATTRIBUTES.join('|')}))+\\\\s*/?>`":
    'attributes of our own choice; it begins at one place only, and no two of them can read the same',
  'src/modules/backup/archives/server/recovery-key.ts `.{1,${GROUP}}`': 'a number of our own',
  'src/modules/users/account/server/test-visitor.ts `<input[^>]*\\\\bname="${name}"[^>]*>`':
    'support of tests',
}
