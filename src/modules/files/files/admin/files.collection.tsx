import { IconFolderSymlink, IconTags, IconTrash, IconTrashOff } from '@tabler/icons-react'
import type { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { collection } from '#kernel/admin/collection/collection.ts'
import type { CellProps, ListAnswer, ListAsk } from '#kernel/admin/collection/definition.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { choicesFilter } from '#kernel/admin/fields/filter.ts'
import { fileSize } from '#kernel/admin/fields/inputs/files/file-size.ts'
import { choice, tags } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { dateTime } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { multiline, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatNumber } from '#kernel/i18n/format.ts'
import { browserMessages } from '../../admin/messages.ts'
import { browseFiles } from '../file.calls.ts'
import { KINDS, type StoredFile } from '../file.ts'
import type { FileQuery } from '../file-query.ts'
import { askForMove, askForTags } from './actions/questions.ts'
import classes from './cells.module.css'
import { readOneFile, removeFiles, restoreFiles } from './file-calls.ts'
import { endingFilter, folderFilter, tagFilter, trashFilter, unusedFilter } from './file-filters.ts'
import { FileMarks } from './list/file-marks.tsx'
import { FILES } from './paths.ts'
import { SmallPicture } from './preview/small-picture.tsx'

type FileAsk = z.input<typeof FileQuery>

const inTrash = ({ deleted }: StoredFile) => deleted !== null
const noneInTrash = (chosen: readonly StoredFile[]) => !chosen.some(inTrash)

/** What the list knows of files; it opens them beside itself, and their form is a screen apart. */
export const files = collection<StoredFile, FileAsk>({
  name: 'files',
  noun: 'file',
  module: 'files',
  path: FILES,
  paths: { browse: FILES, edit: 'file/edit/:id' },
  key: '_id',
  words: wordsOf(browserMessages, 'files'),
  label: ({ name }) => name,
  version: ({ version }) => version,

  fields: {
    name: text(),
    kind: choice(KINDS),
    ext: text(),
    size: number(),
    tags: tags(),
    folder: text(),
    alt: text(),
    description: multiline(),
    numUses: number(),
    ownerName: text(),
    created: dateTime(),
    updated: dateTime(),
  },
  columns: ['name', 'kind', 'size', 'tags', 'folder', 'created'],
  extraColumns: ['numUses', 'ext', 'alt', 'description', 'ownerName', 'updated'],
  cells: { name: NameCell, size: SizeCell, numUses: UsesCell },

  filters: {
    type: choicesFilter(KINDS),
    tags: tagFilter,
    ext: endingFilter,
    unused: unusedFilter,
    folder: folderFilter,
    trash: trashFilter,
  },
  sortable: { name: 'name', size: 'size', created: 'created', updated: 'updated' },
  sort: '-created',

  list: findFiles,
  load: readOneFile,
  bulk: [
    { name: 'tag', icon: IconTags, when: noneInTrash, run: askForTags },
    { name: 'move', icon: IconFolderSymlink, when: noneInTrash, run: askForMove },
    {
      name: 'restore',
      icon: IconTrashOff,
      access: staff('files', 'delete'),
      when: (chosen) => chosen.every(inTrash),
      run: restoreFiles,
    },
    {
      name: 'remove',
      icon: IconTrash,
      access: staff('files', 'delete'),
      isDanger: true,
      when: noneInTrash,
      run: removeFiles,
    },
  ],
})

async function findFiles(ask: ListAsk<FileAsk>): Promise<ListAnswer<StoredFile>> {
  const { filters, ...paging } = ask
  const reply = await call(browseFiles, { body: { ...filters, ...paging } })
  const { files: rows, numItems, numItemsExact = true, next } = reply
  return { rows, total: numItems, isExact: numItemsExact, next }
}

function NameCell({ row }: CellProps<StoredFile, 'name'>) {
  return (
    <span className={classes.name}>
      <SmallPicture file={row} />
      <span className={classes.words}>{row.name}</span>
      <FileMarks file={row} />
    </span>
  )
}

function SizeCell({ value }: CellProps<StoredFile, 'size'>) {
  return fileSize(value, useSession().user.lang)
}

/** What nothing uses is said in words: those are looked for. */
function UsesCell({ value }: CellProps<StoredFile, 'numUses'>) {
  const t = useMessages(browserMessages)
  const { lang } = useSession().user
  if (value > 0) return formatNumber(value, lang)
  return (
    <span className={classes.nowhere} title={t('drawer.noUses')}>
      0
    </span>
  )
}
