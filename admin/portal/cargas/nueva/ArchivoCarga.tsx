import { Link } from 'react-router-dom'
import { ARCHIVO_CARGA_MAX_BYTES } from '#domain/cargas/limites-carga.ts'
import { rutaCarga } from '#domain/cargas/ruta-carga.ts'
import { useBound } from '#admin/shared/form/binding.ts'
import { OneFile } from '#admin/shared/ui/campos/OneFile.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { textosDeOrigen, type OrigenArchivo } from './origen-archivo.ts'
import type { ReactElement } from 'react'

const DE_DEPENDENCIA = 'Texto, CSV, Excel (.xlsx) o DBF, como te lo entrega nómina. Hasta 512 MB.'

interface ArchivoCargaProps {
  sending: { readonly share: number; readonly then: string } | null
  /** The load that has this same file; "" if there is none. */
  repetido: string
}

/** The file to load. Of any kind: the server reads what it is, whatever its name says. */
export function ArchivoCarga({ sending, repetido }: ArchivoCargaProps): ReactElement {
  const bound = useBound('archivo')
  const origen = useBound('origen').value as OrigenArchivo
  const file = bound.value instanceof File ? bound.value : null
  return (
    <div id={bound.id} className="stack carga-archivo" data-invalid={bound.error === null ? undefined : ''}>
      <OneFile
        file={file}
        onChange={bound.set}
        title="Suelta aquí el archivo"
        help={textosDeOrigen(origen)?.archivos ?? DE_DEPENDENCIA}
        accept={{}}
        maxBytes={ARCHIVO_CARGA_MAX_BYTES}
        wrongKind="Elige un archivo de datos."
        missing={bound.error}
        sending={sending}
      />
      {file && bound.error !== null && (
        <Note tone="bad" live action={repetido !== '' && <Link to={rutaCarga(repetido)}>Abrir {repetido}</Link>}>
          {bound.error}
        </Note>
      )}
    </div>
  )
}
