import type { TemplatePicture } from '../../site-template.ts'
import { people } from './pictures/people.ts'
import { scenes } from './pictures/scenes.ts'
import { supporters } from './pictures/supporters.ts'

export const pictures: readonly TemplatePicture[] = [...scenes, ...people, ...supporters]
