import bookcase from './pictures/bookcase.svg'
import facade from './pictures/facade.svg'
import frontDoor from './pictures/front-door.svg'
import joint from './pictures/joint.svg'
import oakTable from './pictures/oak-table.svg'
import workshop from './pictures/workshop.svg'

export type Picture = { src: string; width: number; height: number }

/** The demo business's pictures with their sizes, so that nothing moves while they load. */
export const pictures = {
  workshop: { src: workshop, width: 1600, height: 900 },
  table: { src: oakTable, width: 1400, height: 1000 },
  bookcase: { src: bookcase, width: 1000, height: 1250 },
  door: { src: frontDoor, width: 1000, height: 1250 },
  joint: { src: joint, width: 1400, height: 1000 },
  facade: { src: facade, width: 1800, height: 860 },
} as const satisfies Record<string, Picture>
