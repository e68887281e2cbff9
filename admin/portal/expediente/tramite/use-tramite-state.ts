import { useCallback, useState } from 'react'
import { useBorradorState } from '#admin/portal/expediente/borrador/use-borrador-state.ts'
import { toDatosBorrador } from '#admin/portal/expediente/captura.ts'
import type { Borrador } from '#domain/afiliacion/borrador.ts'
import type { ArchivoGuardado, RespuestaLectura } from '#domain/documentos/lectura.ts'
import type { BorradorState, DraftHeld, NuevoBorrador } from '#admin/portal/expediente/borrador/use-borrador-state.ts'
import type { TramiteSource } from './tramite-source.ts'
import type { Captura } from '#admin/portal/expediente/captura.ts'
import type { Kept } from '#admin/portal/expediente/expediente.ts'

export interface TramiteState extends Omit<BorradorState<Captura>, 'put'>, Pick<DraftHeld, 'replace'> {
  readonly kept: Kept
  readonly keepReading: (respuesta: RespuestaLectura) => void
  readonly keepFile: (archivo: ArchivoGuardado) => void
}

/** What was read and written in one procedure of four steps. */
export function useTramiteState(
  source: TramiteSource,
  nuevo: NuevoBorrador,
  onCreated: (id: string) => void,
): TramiteState {
  const { put, ...state } = useBorradorState(source, nuevo, toDatosBorrador, onCreated)
  const [kept, setKept] = useState(source.kept)
  const keepFile = useCallback((archivo: ArchivoGuardado) => {
    setKept(({ archivos, lecturas }) => ({ archivos: { ...archivos, [archivo.id]: archivo }, lecturas }))
  }, [])
  const keepReading = useCallback((respuesta: RespuestaLectura) => {
    const { archivo, lectura, ...datos } = respuesta
    setKept(({ archivos, lecturas }) => ({
      archivos: { ...archivos, [archivo.id]: archivo },
      lecturas: { ...lecturas, [archivo.id]: { archivo, lectura, datos } },
    }))
  }, [])
  const replace = useCallback(
    ({ datos, archivos, lecturas }: Borrador) => {
      put((before) => ({ ...before, ...datos }))
      setKept({ archivos, lecturas })
    },
    [put],
  )
  return { ...state, kept, keepReading, keepFile, replace }
}
