import type { TemplatePicture } from '../../../site-template.ts'
import { bakery, bikes, energy, garage, inn, roofer } from './sponsors.ts'

function mark(name: string, owner: string, draw: () => string): TemplatePicture {
  return {
    name: `foerderer-${name}`,
    alt: { de: `Logo von ${owner}`, en: `Logo of ${owner}` },
    focal: { x: 0.5, y: 0.5 },
    tags: ['Förderer'],
    draw,
  }
}

/** Marks of those who support the club. */
export const supporters: readonly TemplatePicture[] = [
  mark('kruse', 'Landbäckerei Kruse', bakery),
  mark('allerrad', 'Fahrradhaus Allerrad', bikes),
  mark('heidestrom', 'Heidestrom', energy),
  mark('behn', 'Dachdeckerei Behn', roofer),
  mark('linde', 'Gasthof zur Linde', inn),
  mark('timm', 'Autowerkstatt Timm', garage),
]
