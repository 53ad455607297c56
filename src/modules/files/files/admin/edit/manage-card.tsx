import { Button, type ButtonProps, Stack, Text } from '@mantine/core'
import {
  IconDownload,
  IconExternalLink,
  IconPhotoEdit,
  IconReplace,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useAdminPath, useCan, useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { fileMessages } from '../../../admin/messages.ts'
import { downloadPath } from '../../../images/image-address.ts'
import type { StoredFile } from '../../file.ts'
import { InUseDialog } from '../actions/in-use-dialog.tsx'
import { useFileActions } from '../actions/use-file-actions.ts'
import type { OpenFile } from '../file-calls.ts'
import { FILES, imageEditLink } from '../paths.ts'
import { isPixels } from './is-pixels.ts'
import { useKept } from './use-kept.ts'

const edit = staff('files', 'edit')
const remove = staff('files', 'delete')

/** What can be done with the file as a whole. */
export function ManageCard(props: ItemProps<OpenFile>) {
  const { item: file } = props
  const t = useMessages(fileMessages)
  const can = useCan()
  const adminPath = useAdminPath()
  const isTrashed = file.deleted !== null
  const isKept = useKept(file)
  const address = downloadPath(file._id)
  return (
    <Stack gap="xs">
      {isPixels(file) && can(edit) && !isTrashed && !isKept && (
        <Button
          component={Link}
          to={adminPath(imageEditLink(file._id))}
          leftSection={<IconPhotoEdit {...SMALL_ICON} />}
        >
          {t('manage.editImage')}
        </Button>
      )}
      <Button
        component="a"
        href={address}
        target="_blank"
        rel="noreferrer"
        {...quiet(IconExternalLink)}
      >
        {t('manage.open')}
      </Button>
      <Button component="a" href={`${address}?original=true&save=true`} {...quiet(IconDownload)}>
        {t('manage.original')}
      </Button>
      {isKept && (
        <Text size="sm" c="dimmed">
          {t('manage.needsPublish')}
        </Text>
      )}
      {can(edit) && !isTrashed && !isKept && <Replacement {...props} />}
      {can(remove) && !isKept && (isTrashed ? <Rescue {...props} /> : <Removal {...props} />)}
    </Stack>
  )
}

function Replacement({ item: file, reload }: ItemProps<StoredFile>) {
  const t = useMessages(fileMessages)
  const { replace, isBusy } = useFileActions(file, () => undefined)
  const go = async () => {
    await replace()
    await reload()
  }
  return (
    <>
      <Button loading={isBusy} onClick={() => void go()} {...quiet(IconReplace)}>
        {t('manage.replace')}
      </Button>
      <Text size="xs" c="dimmed">
        {t('manage.replaceHint')}
      </Text>
    </>
  )
}

function Removal({ item: file }: ItemProps<StoredFile>) {
  const t = useMessages(fileMessages)
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const actions = useFileActions(file, () => void navigate(adminPath(FILES)))
  return (
    <>
      <Button c="var(--k-bad)" onClick={() => void actions.remove()} {...quiet(IconTrash)}>
        {t('manage.remove')}
      </Button>
      <InUseDialog />
    </>
  )
}

function Rescue({ item, reload }: ItemProps<StoredFile>) {
  const t = useMessages(fileMessages)
  const { restore, isBusy } = useFileActions(item, () => void reload())
  return (
    <Button loading={isBusy} onClick={() => void restore()} {...quiet(IconRestore)}>
      {t('manage.restore')}
    </Button>
  )
}

function quiet(Icon: typeof IconTrash): ButtonProps {
  return { variant: 'default', leftSection: <Icon {...SMALL_ICON} /> }
}
