import { UnstyledButton } from '@mantine/core'
import {
  IconChevronDown,
  IconChevronRight,
  IconFiles,
  IconFolder,
  IconFolderOff,
  IconTrash,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { browserMessages } from '../../../admin/messages.ts'
import { QuotaCard } from '../../../storage/admin/quota-card.tsx'
import { useFacets } from '../use-facets.ts'
import type { FileBrowse } from '../use-file-browse.ts'
import classes from './folder-side.module.css'
import { type FolderNode, folderTree, isWithin } from './folder-tree.ts'
import { goToFolder, goToTrash } from './places.ts'

/** Beside the files on a wide screen: where one can look, and how much room is left. */
export function FolderSide({ browse }: { browse: FileBrowse }) {
  const t = useMessages(browserMessages)
  const { folders } = useFacets()
  const { folder, isTrash } = browse
  const isAll = folder === undefined && !isTrash
  return (
    <aside className={classes.side}>
      <nav aria-label={t('place.label')}>
        <ul className={classes.list}>
          <FolderEntry isHere={isAll} onSelect={() => goToFolder(browse, undefined)}>
            <IconFiles {...SMALL_ICON} />
            {t('place.all')}
          </FolderEntry>
          {folders.length > 0 && (
            <FolderEntry isHere={folder === ''} onSelect={() => goToFolder(browse, '')}>
              <IconFolderOff {...SMALL_ICON} />
              {t('place.top')}
            </FolderEntry>
          )}
          {folderTree(folders).map((node) => (
            <Branch key={node.path} browse={browse} node={node} />
          ))}
          <FolderEntry isHere={isTrash} onSelect={() => goToTrash(browse)}>
            <IconTrash {...SMALL_ICON} />
            {t('place.trash')}
          </FolderEntry>
        </ul>
      </nav>
      <QuotaCard browse={browse} />
    </aside>
  )
}

type PlaceProps = {
  isHere: boolean
  onSelect(): void
  before?: ReactNode
  after?: ReactNode
  children: ReactNode
}

function FolderEntry({ isHere, onSelect, before, after, children }: PlaceProps) {
  return (
    <li>
      <span className={classes.line} data-here={isHere || undefined}>
        {before}
        <UnstyledButton
          className={classes.place}
          aria-current={isHere ? 'page' : undefined}
          onClick={onSelect}
        >
          {children}
        </UnstyledButton>
      </span>
      {after}
    </li>
  )
}

/** A folder with those inside it; the way to where one is stands open. */
function Branch({ browse, node }: { browse: FileBrowse; node: FolderNode }) {
  const t = useMessages(browserMessages)
  const { name, path, children } = node
  const [isUnfolded, setUnfolded] = useState<boolean>()
  const isOpen = isUnfolded ?? isWithin(browse.folder, path)
  const Fold = isOpen ? IconChevronDown : IconChevronRight
  const hasInside = children.length > 0
  return (
    <FolderEntry
      isHere={browse.folder === path}
      onSelect={() => goToFolder(browse, path)}
      before={
        hasInside && (
          <UnstyledButton
            className={classes.fold}
            aria-label={t(isOpen ? 'place.collapse' : 'place.expand', { name })}
            aria-expanded={isOpen}
            onClick={() => setUnfolded(!isOpen)}
          >
            <Fold {...SMALL_ICON} />
          </UnstyledButton>
        )
      }
      after={
        hasInside &&
        isOpen && (
          <ul className={classes.list} data-inside>
            {children.map((child) => (
              <Branch key={child.path} browse={browse} node={child} />
            ))}
          </ul>
        )
      }
    >
      <IconFolder {...SMALL_ICON} />
      <span className={classes.name}>{name}</span>
    </FolderEntry>
  )
}
