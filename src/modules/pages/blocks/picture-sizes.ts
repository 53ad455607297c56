import { BREAKPOINTS, type PerBreakpoint } from '#kernel/site/block/breakpoints.ts'

/** The widest a page gets, in rem: `--wrap` of the theme. */
const PAGE_REM = 80

type Side = { readonly width: number; readonly height: number }

type Part = {
  /** How much of the block the picture takes; below md blocks lie full width unless they say otherwise. */
  readonly of?: Partial<PerBreakpoint<number>>
  /**
   * The picture covers a box and is cut: width through height of the tallest box any look gives it.
   * A wide picture is drawn wider than such a box, and needs the pixels for that.
   */
  readonly box?: Partial<PerBreakpoint<number>>
  readonly picture?: Side
  /** From edge to edge of the window, also where the page itself ends before. */
  readonly isFullWidth?: boolean
}

/** The `sizes` of a picture that fills a block, a part of it, or a box that cuts it. */
export function pictureSizes(share: PerBreakpoint<number>, part: Part = {}): string {
  const [, md, lg] = BREAKPOINTS
  const at = (name: keyof PerBreakpoint<number>) =>
    share[name] * (part.of?.[name] ?? 1) * overhang(part.picture, part.box?.[name])
  const most = `min(${vw(at('lg'))}, ${Math.round(at('lg') * PAGE_REM)}rem)`
  const wide = part.isFullWidth ? vw(at('lg')) : most
  return `(min-width: ${lg.from}px) ${wide}, (min-width: ${md.from}px) ${vw(at('md'))}, ${vw(at('xs'))}`
}

/**
 * The `sizes` of a picture behind the first words of a page, from edge to edge and nearly as high as
 * the window; more than twice its width nobody would notice.
 */
export function coverSizes({ width, height }: Side): string {
  const high = Math.round((92 * width) / Math.max(1, height))
  return `max(100vw, min(${high}vh, 200vw))`
}

/** How much wider a picture is drawn than the box it covers. */
function overhang(picture: Side | undefined, box: number | undefined): number {
  if (!picture || !box || picture.height === 0) return 1
  return Math.max(1, picture.width / picture.height / box)
}

function vw(share: number): string {
  return `${Math.round(share * 100)}vw`
}
