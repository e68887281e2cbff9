import { ImagePlus } from 'lucide-react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { useFilePicker } from '#admin/shared/documentos/use-file-picker.tsx'
import type { ReactElement } from 'react'

/** More photos of the same paper. */
export function AgregarFotos({ onAdd }: { onAdd: (files: readonly File[]) => void }): ReactElement {
  const picker = useFilePicker('image/jpeg,image/png', onAdd, true)
  return (
    <>
      {picker.input}
      <Button icon={ImagePlus} onClick={picker.open}>
        Agregar página
      </Button>
    </>
  )
}
