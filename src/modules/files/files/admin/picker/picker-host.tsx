import { lazy, Suspense, useSyncExternalStore } from 'react'
import {
  crops,
  fileInserts,
  fileWishes,
  galleryWishes,
  imageInserts,
  newGalleries,
} from './wishes.ts'

const FilePicker = lazy(async () => ({ default: (await import('./file-picker.tsx')).FilePicker }))
const GalleryPicker = lazy(async () => ({
  default: (await import('../../../galleries/admin/gallery-picker.tsx')).GalleryPicker,
}))
const GalleryForm = lazy(async () => ({
  default: (await import('../../../galleries/admin/gallery-form.tsx')).GalleryForm,
}))
const ImageInsert = lazy(async () => ({
  default: (await import('./overlay/insert-dialogs.tsx')).ImageInsert,
}))
const FileInsert = lazy(async () => ({
  default: (await import('./overlay/insert-dialogs.tsx')).FileInsert,
}))
const CropDialog = lazy(async () => ({
  default: (await import('../../../images/admin/crop-dialog.tsx')).CropDialog,
}))

/** Draws whatever dialog some module has asked for; nothing is loaded before. */
export function PickerHost() {
  const wish = useSyncExternalStore(fileWishes.subscribe, fileWishes.get)
  const isGallery = useSyncExternalStore(galleryWishes.subscribe, galleryWishes.get)
  const pictures = useSyncExternalStore(newGalleries.subscribe, newGalleries.get)
  const image = useSyncExternalStore(imageInserts.subscribe, imageInserts.get)
  const cropped = useSyncExternalStore(crops.subscribe, crops.get)
  const file = useSyncExternalStore(fileInserts.subscribe, fileInserts.get)
  return (
    <Suspense fallback={null}>
      {wish && <FilePicker wish={wish} onAnswer={fileWishes.answer} />}
      {isGallery && <GalleryPicker onAnswer={galleryWishes.answer} />}
      {pictures && <GalleryForm />}
      {image && <ImageInsert />}
      {file && <FileInsert />}
      {cropped && <CropDialog file={cropped} onAnswer={crops.answer} />}
    </Suspense>
  )
}
