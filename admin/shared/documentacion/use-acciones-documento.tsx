import { Suspense, lazy, useState } from 'react'
import { nombreDocumento } from '#domain/procesos/documentacion.ts'
import { EliminarDocumentoDialog } from './EliminarDocumentoDialog.tsx'
import { SubirDialog } from './SubirDialog.tsx'
import { VersionesDialog } from './VersionesDialog.tsx'
import type { DuenoDocumentos } from './dueno.ts'
import type { ArchivoDocumento, Documento } from '#domain/procesos/documentacion.ts'
import type { ReactElement } from 'react'

const Visor = lazy(() => import('./VisorArchivo.tsx'))

type Abierto =
  | { readonly que: 'visor'; readonly titulo: string; readonly archivo: ArchivoDocumento }
  | { readonly que: 'versiones'; readonly documento: Documento }
  | { readonly que: 'eliminar'; readonly documento: Documento }
  | { readonly que: 'subir'; readonly tipo?: string; readonly tipoOtro?: string }

export interface AccionesDocumento {
  readonly ver: (documento: Documento) => void
  readonly subir: (tipo?: string, tipoOtro?: string) => void
  readonly versiones: (documento: Documento) => void
  readonly eliminar: (documento: Documento) => void
  /** The dialog in sight, to be drawn once by the screen. */
  readonly dialogo: ReactElement | null
}

/** What can be done with the documents of an owner, and the dialog of what is being done. */
export function useAccionesDocumento(
  dueno: DuenoDocumentos,
  titulo: string,
  puede: boolean,
  registrados: readonly Documento[],
): AccionesDocumento {
  const [abierto, setAbierto] = useState<Abierto | null>(null)
  const close = (): void => setAbierto(null)
  const view = (nombre: string, archivo: ArchivoDocumento | null): void => {
    if (archivo) setAbierto({ que: 'visor', titulo: nombre, archivo })
  }
  return {
    ver: (documento) => view(nombreDocumento(documento), documento.archivo),
    subir: (tipo, tipoOtro) =>
      setAbierto({ que: 'subir', ...(tipo !== undefined && { tipo }), ...(tipoOtro !== undefined && { tipoOtro }) }),
    versiones: (documento) => setAbierto({ que: 'versiones', documento }),
    eliminar: (documento) => setAbierto({ que: 'eliminar', documento }),
    dialogo: abierto && draw(abierto),
  }

  function draw(state: Abierto): ReactElement {
    if (state.que === 'visor')
      return (
        <Suspense fallback={null}>
          <Visor folio={dueno.id} titulo={state.titulo} archivo={state.archivo} onClose={close} />
        </Suspense>
      )
    if (state.que === 'eliminar')
      return <EliminarDocumentoDialog dueno={dueno} documento={state.documento} onClose={close} />
    if (state.que === 'versiones')
      return (
        <VersionesDialog
          dueno={dueno}
          documento={state.documento}
          puede={puede}
          onVer={(archivo) => view(`${nombreDocumento(state.documento)}, versión ${archivo.numero}`, archivo)}
          onClose={close}
        />
      )
    return (
      <SubirDialog
        dueno={dueno}
        titulo={titulo}
        {...(state.tipo !== undefined && { tipo: state.tipo })}
        {...(state.tipoOtro !== undefined && { tipoOtro: state.tipoOtro })}
        registrados={registrados}
        onClose={close}
      />
    )
  }
}
