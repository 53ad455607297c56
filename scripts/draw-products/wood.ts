import { fade, times } from './canvas.ts'

/** Light and dark of a wood. */
type Wood = readonly [string, string]
export const OAK: Wood = ['#d9b27a', '#a67a41']
export const ASH: Wood = ['#ecd7ae', '#c6a673']
export const WALNUT: Wood = ['#8d6242', '#4f321e']
export const MAPLE: Wood = ['#f3e2c2', '#d4b888']

export function wood(id: string, [light, dark]: Wood): string {
  return fade(id, light, dark)
}

/** Long lines over the whole picture; whoever draws cuts them to shape. */
export function grainOf(color: string): string {
  return `<g fill="none" stroke="${color}" stroke-width="2" opacity=".55">${times(15, (at) => {
    const x = 96 + at * 15
    const bend = at % 3 === 0 ? 16 : -9
    return `<path d="M${x} 30 C${x + bend} 150 ${x - bend} 250 ${x + 4} 380"/>`
  })}<ellipse cx="226" cy="232" rx="8" ry="17"/><ellipse cx="226" cy="232" rx="15" ry="32"/></g>`
}
