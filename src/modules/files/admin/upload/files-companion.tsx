import { PickerHost } from '../picker/picker-host.tsx'
import { UploadDock } from './upload-dock.tsx'

/** What the files keep beside every screen: running uploads, and dialogs other modules ask for. */
export function FilesCompanion() {
  return (
    <>
      <UploadDock />
      <PickerHost />
    </>
  )
}
