const MARK = 'until:'

/**
 * For the tags of a page that shows something whose time ends: from the first of these moments on the
 * page is made anew or, while the database is away, not shown at all (decision 016).
 */
export function untilTags(ends: readonly (Date | null | undefined)[]): string[] {
  const now = Date.now()
  const coming = ends.flatMap((end) => (end && end.getTime() > now ? [end.getTime()] : []))
  return coming.length > 0 ? [MARK + Math.min(...coming)] : []
}

/** When a page with these tags is over, in milliseconds. */
export function endOf(tags: readonly string[]): number {
  const ends = tags
    .filter((tag) => tag.startsWith(MARK))
    .map((tag) => Number(tag.slice(MARK.length)))
  return Math.min(Number.POSITIVE_INFINITY, ...ends)
}
