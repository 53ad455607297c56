import { bookcase } from './bookcase.ts'
import { facade } from './facade.ts'
import { frontDoor } from './front-door.ts'
import { joint } from './joint.ts'
import { oakTable } from './oak-table.ts'
import { workshop } from './workshop.ts'

/** Every picture of the demo business by the name of its file. */
export const pictures = {
  workshop,
  'oak-table': oakTable,
  bookcase,
  'front-door': frontDoor,
  joint,
  facade,
} as const
