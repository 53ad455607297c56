/** What is typed is text: its own wildcards mean nothing. @example likePattern('50 %') → '%50 \%%' */
export function likePattern(search: string): string {
  return `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
}
