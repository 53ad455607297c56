import { BREAKPOINTS, type PerBreakpoint } from '#kernel/site/block/breakpoints.ts'

/** The widest a page gets, in rem: `--wrap` of the theme. */
const PAGE_REM = 80

/**
 * The `sizes` of a picture that fills a block, or `part` of it; below md blocks lie full width
 * unless they say otherwise.
 */
export function pictureSizes(
  share: PerBreakpoint<number>,
  part: Partial<PerBreakpoint<number>> = {},
) {
  const [, md, lg] = BREAKPOINTS
  const at = (name: keyof typeof part) => share[name] * (part[name] ?? 1)
  const wide = `min(${vw(at('lg'))}, ${Math.round(at('lg') * PAGE_REM)}rem)`
  return `(min-width: ${lg.from}px) ${wide}, (min-width: ${md.from}px) ${vw(at('md'))}, ${vw(at('xs'))}`
}

function vw(share: number): string {
  return `${Math.round(share * 100)}vw`
}
