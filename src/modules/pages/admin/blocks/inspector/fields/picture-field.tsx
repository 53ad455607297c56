import { Button, Group } from '@mantine/core'
import { IconCrop, IconPhoto, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { customField, type InputProps } from '#kernel/admin/fields/field.ts'
import { FileInput } from '#kernel/admin/fields/inputs/files/file-input.tsx'
import { image } from '#kernel/admin/fields/kinds/file-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import {
  chooseImage,
  cropPicture,
  fileSource,
  pickPictures,
  uploadPicture,
} from '#modules/files/admin/pickers.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { inputMessages } from './messages.ts'

const FILE = image(fileSource)

/** A picture by id: choose, upload, cut; everything that can also be done with the mouse on the page. */
export const pictureField = customField<string>({ empty: null, Input: PictureInput })

function PictureInput(props: InputProps<string | null>) {
  const { value, onChange, isDisabled } = props
  return (
    <div>
      <FileInput
        {...props}
        field={FILE}
        onChange={(next) => onChange(typeof next === 'string' ? next : null)}
      />
      {value && !isDisabled && <PictureTools value={value} onChange={onChange} />}
    </div>
  )
}

type ToolsProps = { value: string; onChange(id: string): void }

function PictureTools({ value, onChange }: ToolsProps) {
  const t = useMessages(inputMessages)
  const { attempt } = useAttempt()
  const [share, setShare] = useState<number>()
  const choose = async () => {
    const chosen = await chooseImage()
    if (chosen) onChange(chosen._id)
  }
  const upload = async () => {
    const [file] = await pickPictures(true)
    if (!file) return
    try {
      onChange((await uploadPicture(file, setShare))._id)
    } catch (error) {
      const reason = error instanceof Error ? error.message : ''
      notify({ type: 'error', content: t('picture.refused', { name: file.name, reason }) })
    } finally {
      setShare(undefined)
    }
  }
  const crop = () =>
    attempt(async () => {
      if (!(await cropPicture(value))) {
        notify({ type: 'notification', content: t('picture.noPixels') })
      }
    })
  return (
    <Group gap="xs" mt="xs">
      <Button
        variant="default"
        leftSection={<IconPhoto {...SMALL_ICON} />}
        onClick={() => void choose()}
      >
        {t('picture.choose')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconUpload {...SMALL_ICON} />}
        loading={share !== undefined}
        onClick={() => void upload()}
      >
        {t('picture.upload')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconCrop {...SMALL_ICON} />}
        onClick={() => void crop()}
      >
        {t('picture.crop')}
      </Button>
    </Group>
  )
}
