/** A page as it is passed on. */
export type Shared = { url: string; title: string }

/** A mail with the address, to nobody yet: the person who shares it chooses. */
export function mailHref({ url, title }: Shared): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
}

export function facebookHref({ url }: Shared): string {
  return `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`
}

export type QrCode = {
  /** Modules along one side, the quiet zone included. */
  size: number
  /** The dark modules as one SVG path. */
  path: string
}

const QUIET = 4

/** The library comes only when a code is asked for. */
export async function qrCode(url: string): Promise<QrCode> {
  const { encode } = await import('uqr')
  const { data, size } = encode(url, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size, path: path.join('') }
}

/** The code as a file: black on white, whatever the page looks like. */
export function qrSvg({ size, path }: QrCode): string {
  const box = `0 0 ${size} ${size}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${size * 16}" height="${size * 16}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`
}
