import {
  IconAdjustments,
  IconArrowDown,
  IconArrowsMaximize,
  IconArrowUp,
  IconDeviceFloppy,
  IconGripVertical,
  IconPalette,
  IconPencil,
  IconPhoto,
  IconPlus,
  IconTrash,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ControlName } from './controls.ts'

export const CONTROL_ICONS: Readonly<Record<ControlName, TablerIcon>> = {
  add: IconPlus,
  edit: IconPencil,
  gallery: IconPhoto,
  save: IconDeviceFloppy,
  cancel: IconX,
  drag: IconGripVertical,
  delete: IconTrash,
  resize: IconArrowsMaximize,
  moveUp: IconArrowUp,
  moveDown: IconArrowDown,
  settings: IconAdjustments,
  design: IconPalette,
}
