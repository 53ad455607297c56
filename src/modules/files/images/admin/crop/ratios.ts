export const RATIO_NAMES = ['free', 'square', 'four', 'three', 'wide', 'own'] as const
type RatioName = (typeof RATIO_NAMES)[number]

/** The chosen shape; `w` and `h` count for every name but `free`. */
export type RatioChoice = { name: RatioName; w: number; h: number }

export const FREE: RatioChoice = { name: 'free', w: 1, h: 1 }

const SHAPES: Readonly<Record<RatioName, { w: number; h: number }>> = {
  free: { w: 1, h: 1 },
  square: { w: 1, h: 1 },
  four: { w: 4, h: 3 },
  three: { w: 3, h: 2 },
  wide: { w: 16, h: 9 },
  own: { w: 5, h: 4 },
}

export function isRatioName(word: string | null): word is RatioName {
  return RATIO_NAMES.some((name) => name === word)
}

export function chooseRatio(name: RatioName): RatioChoice {
  return { name, ...SHAPES[name] }
}

/** Width by height; null leaves both free. */
export function ratioOf({ name, w, h }: RatioChoice): number | null {
  return name === 'free' || w <= 0 || h <= 0 ? null : w / h
}
