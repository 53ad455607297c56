import { IconLink, IconShare } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import type { IconType, OverlayEntry } from '#kernel/admin/module.ts'
import { askedDialog } from './asked-dialog.ts'
import { de } from './messages-dialogs.de.ts'
import { en } from './messages-dialogs.en.ts'

/** The dialogs of the overlay menu that belong to the website (specification, section 2). */
export const overlayEntries: readonly OverlayEntry[] = [
  entry('link', IconLink),
  entry('share', IconShare),
]

function entry(name: 'link' | 'share', icon: IconType): OverlayEntry {
  return {
    name: `pages-${name}`,
    label: { de: de[name].overlay, en: en[name].overlay },
    icon,
    access: staff('pages', 'view'),
    open: async () => askedDialog.open({ name }),
  }
}
