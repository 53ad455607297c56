import {
  IconCards,
  IconClockHour9,
  IconCode,
  IconColumns2,
  IconDownload,
  IconFiles,
  IconHandClick,
  IconHeading,
  IconLayoutBoard,
  IconLayoutDistributeHorizontal,
  IconLayoutList,
  IconLayoutNavbar,
  IconLayoutRows,
  IconLibraryPhoto,
  IconNews,
  IconPhoto,
  IconQuote,
  IconSeparatorHorizontal,
  IconSpacingVertical,
  IconSquare,
  IconTable,
  IconTextSize,
  IconVideo,
  IconWorld,
} from '@tabler/icons-react'
import type { IconType } from '#kernel/admin/module.ts'

/** Named one by one, because the whole set would be part of the download. */
const ICONS: Readonly<Record<string, IconType>> = {
  cards: IconCards,
  'clock-hour-9': IconClockHour9,
  code: IconCode,
  'columns-2': IconColumns2,
  download: IconDownload,
  files: IconFiles,
  'hand-click': IconHandClick,
  heading: IconHeading,
  'layout-board': IconLayoutBoard,
  'layout-distribute-horizontal': IconLayoutDistributeHorizontal,
  'layout-list': IconLayoutList,
  'layout-navbar': IconLayoutNavbar,
  'layout-rows': IconLayoutRows,
  'library-photo': IconLibraryPhoto,
  news: IconNews,
  photo: IconPhoto,
  quote: IconQuote,
  'separator-horizontal': IconSeparatorHorizontal,
  'spacing-vertical': IconSpacingVertical,
  table: IconTable,
  'text-size': IconTextSize,
  video: IconVideo,
  world: IconWorld,
}

export function blockIcon(name: string | undefined): IconType {
  return ICONS[name ?? ''] ?? IconSquare
}
