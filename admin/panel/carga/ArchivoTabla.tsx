import { useState } from 'react'
import { ARCHIVO_TABLA } from '#admin/shared/ui/campos/archivo-tabla.ts'
import { FileDrop } from '#admin/shared/ui/campos/FileDrop.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { ReactElement, ReactNode } from 'react'

interface ArchivoTablaProps {
  file: File | null
  help: ReactNode
  disabled: boolean
  onPick: (file: File) => void
}

/** Where the file of a table is chosen, CSV or XLSX, and why one was not taken. */
export function ArchivoTabla({ file, help, disabled, onPick }: ArchivoTablaProps): ReactElement {
  const [rejected, setRejected] = useState('')
  return (
    <>
      <FileDrop
        title={file ? file.name : 'Suelta aquí el archivo'}
        help={help}
        {...ARCHIVO_TABLA}
        multiple={false}
        disabled={disabled}
        buttonLabel={file ? 'Elegir otro' : 'Buscar'}
        onFiles={([one]) => {
          setRejected('')
          if (one) onPick(one)
        }}
        onRejected={([one]) => setRejected(rejectionText(one?.code))}
      />
      {rejected && (
        <Note tone="bad" live>
          {rejected}
        </Note>
      )}
    </>
  )
}

function rejectionText(code: string | undefined): string {
  if (code === 'file-too-large') return 'El archivo pesa más de 2 MB.'
  if (code === 'too-many-files') return 'Elige un solo archivo.'
  return 'El archivo no es CSV ni XLSX.'
}
