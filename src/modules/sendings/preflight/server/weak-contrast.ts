/** Text and ground of a place in a mail. */
type Colours = { front: string; back: string; size: number; isHidden: boolean }

const AA = 4.5
const AA_LARGE = 3
const LARGE_PX = 24
const VOID = new Set(['img', 'br', 'hr', 'meta', 'link', 'input', 'col'])
const LONGEST = 60

/**
 * Texts of a mail that some people could not read on their ground (WCAG 2.2, AA). For HTML as React
 * writes it: every colour stands in a style, every value in quotes, every tag is closed.
 */
export function weakContrast(html: string): string[] {
  const body = html.slice(Math.max(html.indexOf('<body'), 0))
  const stack: { tag: string; colours: Colours }[] = []
  const weak = new Set<string>()
  for (const piece of body.split('<').slice(1)) {
    const end = piece.indexOf('>')
    const written = piece.slice(0, end)
    const [tag = ''] = written.split(/[\s/]/, 1)
    const current = stack.at(-1)?.colours ?? { front: '', back: '', size: 16, isHidden: false }
    if (written.startsWith('/')) stack.pop()
    else if (!VOID.has(tag)) stack.push({ tag, colours: within(current, written) })
    const text = piece.slice(end + 1).trim()
    const here = stack.at(-1)?.colours
    if (text !== '' && here && isWeak(here)) weak.add(text.slice(0, LONGEST))
  }
  return [...weak]
}

function within(around: Colours, tag: string): Colours {
  const style = new Map(
    (tag.split('style="')[1]?.split('"')[0] ?? '').split(';').map((rule): [string, string] => {
      const at = rule.indexOf(':')
      return [rule.slice(0, at).trim(), rule.slice(at + 1).trim()]
    }),
  )
  const ground = style.get('background') ?? style.get('background-color')
  return {
    front: hexIn(style.get('color')) ?? around.front,
    back: hexIn(ground) ?? around.back,
    size: Number.parseFloat(style.get('font-size') ?? '') || around.size,
    isHidden: around.isHidden || style.get('display') === 'none',
  }
}

function isWeak({ front, back, size, isHidden }: Colours): boolean {
  if (front === '' || back === '' || isHidden) return false
  const [low = 0, high = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05) < (size >= LARGE_PX ? AA_LARGE : AA)
}

function hexIn(value: string | undefined): string | undefined {
  const hex = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(value ?? '')?.[1]
  return hex && (hex.length === 3 ? [...hex].map((sign) => sign + sign).join('') : hex)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
