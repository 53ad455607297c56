type Point = { clientX: number; clientY: number }

const LEAST = 48

/** Which way a finger asked to go: -1 back, 1 on, 0 when it was no swipe. */
export function swipeStep(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.clientX - from.clientX
  const down = to.clientY - from.clientY
  if (Math.abs(across) < LEAST || Math.abs(across) < 1.5 * Math.abs(down)) return 0
  return across > 0 ? -1 : 1
}
