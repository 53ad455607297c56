import type { TemplatePicture } from '../../../site-template.ts'
import { jana, juergen, katrin, mehmet, svenja, torsten } from './portraits.ts'

function person(
  name: string,
  [de, en]: readonly [string, string],
  draw: () => string,
): TemplatePicture {
  return { name, alt: { de, en }, focal: { x: 0.5, y: 0.42 }, tags: ['Menschen'], draw }
}

/** The faces of the board and of the coaches. */
export const people: readonly TemplatePicture[] = [
  person(
    'katrin-ahlers',
    [
      'Katrin Ahlers mit Brille und blauer Vereinsjacke',
      'Katrin Ahlers with glasses and a blue club jacket',
    ],
    katrin,
  ),
  person(
    'mehmet-aydin',
    [
      'Mehmet Aydin mit Bart und dunkler Vereinsjacke',
      'Mehmet Aydin with a beard and a dark club jacket',
    ],
    mehmet,
  ),
  person(
    'juergen-behnke',
    [
      'Jürgen Behnke mit Brille und dunkelblauer Jacke',
      'Jürgen Behnke with glasses and a dark blue jacket',
    ],
    juergen,
  ),
  person(
    'svenja-lohmann',
    [
      'Svenja Lohmann mit blondem Zopf am Spielfeldrand',
      'Svenja Lohmann with a blond ponytail beside the pitch',
    ],
    svenja,
  ),
  person(
    'torsten-wiechmann',
    ['Torsten Wiechmann mit blauer Mütze', 'Torsten Wiechmann with a blue cap'],
    torsten,
  ),
  person(
    'jana-dierks',
    ['Jana Dierks mit langen dunklen Haaren', 'Jana Dierks with long dark hair'],
    jana,
  ),
]
