/** What is typed is text: its own wildcards mean nothing. @example likePattern('50 %') → '%50 \%%' */
export function likePattern(search: string): string {
  return `%${prefixPattern(search)}`
}

/** The same for the beginning of a text. @example prefixPattern('anna') → 'anna%' */
export function prefixPattern(search: string): string {
  return `${search.trim().replace(/[\\%_]/g, '\\$&')}%`
}
