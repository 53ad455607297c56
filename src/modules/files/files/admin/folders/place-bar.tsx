import { Button, UnstyledButton } from '@mantine/core'
import { IconFolder, IconTrash, IconTrashX } from '@tabler/icons-react'
import { Fragment } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { browserMessages } from '../../../admin/messages.ts'
import { useFacets } from '../use-facets.ts'
import type { FileBrowse } from '../use-file-browse.ts'
import { foldersIn, folderTree, stepsOf } from './folder-tree.ts'
import classes from './place-bar.module.css'
import { goToFolder, goToTrash } from './places.ts'

type Props = { browse: FileBrowse; onEmptyTrash(): void }

/** Above the files: the way to this folder and those inside it, or what the trash is. */
export function PlaceBar({ browse, onEmptyTrash }: Props) {
  return browse.isTrash ? (
    <TrashBar browse={browse} onEmptyTrash={onEmptyTrash} />
  ) : (
    <FolderBar browse={browse} />
  )
}

function FolderBar({ browse }: { browse: FileBrowse }) {
  const t = useMessages(browserMessages)
  const { folder } = browse
  const inside = foldersIn(folderTree(useFacets().folders), folder)
  const isTop = folder === undefined || folder === ''
  return (
    <div className={classes.bar} data-top={isTop || undefined}>
      {!isTop && (
        <nav aria-label={t('place.way')} className={classes.way}>
          <UnstyledButton onClick={() => goToFolder(browse, undefined)}>
            {t('place.all')}
          </UnstyledButton>
          {stepsOf(folder).map(({ name, path }) => (
            <Fragment key={path}>
              <span aria-hidden>/</span>
              <UnstyledButton
                aria-current={path === folder ? 'page' : undefined}
                onClick={() => goToFolder(browse, path)}
              >
                {name}
              </UnstyledButton>
            </Fragment>
          ))}
        </nav>
      )}
      <ul className={classes.folders} aria-label={t('place.inside')}>
        {inside.map(({ name, path }) => (
          <li key={path}>
            <UnstyledButton className={classes.folder} onClick={() => goToFolder(browse, path)}>
              <IconFolder {...SMALL_ICON} />
              {name}
            </UnstyledButton>
          </li>
        ))}
        {isTop && (
          <li className={classes.narrowOnly}>
            <UnstyledButton className={classes.folder} onClick={() => goToTrash(browse)}>
              <IconTrash {...SMALL_ICON} />
              {t('place.trash')}
            </UnstyledButton>
          </li>
        )}
      </ul>
    </div>
  )
}

function TrashBar({ browse, onEmptyTrash }: Props) {
  const t = useMessages(browserMessages)
  const can = useCan()
  const isFilled = browse.shown.length > 0
  return (
    <div className={classes.trash}>
      <IconTrash {...SMALL_ICON} />
      <p>{t('trash.note')}</p>
      <UnstyledButton className={classes.back} onClick={() => goToFolder(browse, undefined)}>
        {t('trash.back')}
      </UnstyledButton>
      {isFilled && can(staff('files', 'delete')) && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconTrashX {...SMALL_ICON} />}
          onClick={onEmptyTrash}
        >
          {t('trash.empty')}
        </Button>
      )}
    </div>
  )
}
