/** An address as people write it: '/über-uns' for '/%C3%BCber-uns'. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // Somebody else's way of writing it, and still the one that was asked for.
    return path
  }
}
