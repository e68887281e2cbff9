import { useState } from 'react'
import { CircleAlert } from 'lucide-react'
import { useBound } from '#admin/shared/form/binding.ts'
import { FileDrop } from '#admin/shared/ui/campos/FileDrop.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { prepararFirma } from './preparar-firma.ts'
import type { ReactElement } from 'react'

const MAX_BYTES = 20 * 1024 * 1024

interface ImagenFirmaProps {
  /** The image that is kept now. */
  actual?: string
}

/** The image of a signature: a file is cut out here and shown as it will be kept. */
export function ImagenFirma({ actual }: ImagenFirmaProps): ReactElement {
  const bound = useBound('firma_base64')
  const [failure, setFailure] = useState('')
  const value = typeof bound.value === 'string' ? bound.value : ''
  const shown = value || actual
  const error = failure || bound.error
  const take = (files: readonly File[]): void => {
    const [file] = files
    if (!file) return
    prepararFirma(file).then(
      (url) => {
        setFailure('')
        bound.set(url)
      },
      (problem: unknown) => setFailure(problem instanceof Error ? problem.message : 'No se pudo leer la imagen.'),
    )
  }
  return (
    <div className="field" id={bound.id} tabIndex={-1}>
      {shown && (
        <figure className="firma-previa">
          <img src={shown} alt="Así se guardará la firma" />
        </figure>
      )}
      <FileDrop
        title={shown ? 'Cambiar la imagen' : 'Imagen de la firma'}
        help="PNG o JPG; se recortan los márgenes vacíos."
        accept={{ 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] }}
        maxBytes={MAX_BYTES}
        multiple={false}
        onFiles={take}
        onRejected={([rejected]) => rejected && void explain(rejected, setFailure)}
      />
      {error && (
        <div className="field-error" role="alert">
          <Icon icon={CircleAlert} size={14} />
          <span>{error}</span>
        </div>
      )}
    </div>
  )
}

/** What was dropped is told by its content where it can be: "y este archivo es un PDF". */
async function explain(
  { file, code }: { readonly file: File; readonly code: string },
  tell: (text: string) => void,
): Promise<void> {
  if (code === 'file-too-large') tell('La imagen pesa más de 20 MB: redúcela y elígela de nuevo.')
  else
    await prepararFirma(file).catch((problem: unknown) =>
      tell(problem instanceof Error ? problem.message : 'La firma debe ser una imagen PNG o JPG.'),
    )
}
