import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { customField, type InputProps } from '#kernel/admin/fields/field.ts'
import { FieldSet } from '#kernel/admin/fields/inputs/field-set.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { chooseGallery } from '#modules/files/admin/pickers.tsx'
import { readGallery } from '#modules/files/galleries/gallery.calls.ts'
import { editMessages } from '../../../messages.ts'

/** A gallery by id: one that exists, or a new one made of pictures right here. */
export const galleryField = customField<string>({ empty: null, Input: GalleryInput })

function GalleryInput({ field, text, error, value, onChange }: InputProps<string | null>) {
  const t = useMessages(editMessages)
  const found = useQuery({
    queryKey: ['gallery', value],
    queryFn: () => call(readGallery, { params: { id: value ?? '' } }),
    enabled: value !== null,
  })
  const choose = async () => {
    const gallery = await chooseGallery()
    if (gallery) onChange(gallery._id)
  }
  return (
    <FieldSet field={field} text={text} error={error}>
      <Group gap="xs">
        {value && <Text>{found.data?.items[0]?.title ?? '…'}</Text>}
        <Button variant="default" onClick={() => void choose()}>
          {t(value ? 'inspector.otherGallery' : 'inspector.chooseGallery')}
        </Button>
        {value && (
          <Button variant="subtle" onClick={() => onChange(null)}>
            {t('inspector.removeGallery')}
          </Button>
        )}
      </Group>
    </FieldSet>
  )
}
