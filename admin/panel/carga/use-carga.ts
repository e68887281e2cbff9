import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import type { Respuesta } from '#domain/llamadas.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { useAct } from '#admin/shared/form/use-act.ts'

export interface CargaState<Revision, Hecho> {
  readonly file: File | null
  /** A file was chosen: it is looked at. */
  readonly pick: (file: File) => void
  /** What the file would do, as things stand now. */
  readonly revision: Revision | undefined
  readonly looking: boolean
  /** Why it could not be read. */
  readonly lookError: unknown
  /** Does it, with what else the call takes. */
  readonly load: (fields?: Fields) => void
  readonly loading: boolean
  /** What was done. */
  readonly loaded: Hecho | undefined
  /** Why nothing was done. */
  readonly loadError: unknown
  /** Nothing was done because things changed since it was looked at: `revision` tells how they stand. */
  readonly changed: boolean
}

/** The calls that take a file of rows; each has its `/previa`. */
type LlamadaCarga = 'POST /api/panel/usuarios/carga' | 'POST /api/panel/catalogos/carga'

type Fields = Readonly<Record<string, string>>

function formOf(fields: Fields, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file)
  return form
}

/** The rows as they stand now, when the file was refused because of them. */
function revisionOf(error: unknown): unknown {
  return isApiError(error) && 'revision' in error.body ? error.body.revision : undefined
}

/**
 * A file of rows: looked at row by row first (`clave/previa`), then done whole or not at all (`clave`). `fields`:
 * what both calls carry beside the file.
 */
export function useCarga<Clave extends LlamadaCarga>(
  clave: Clave,
  onDone: (hecho: Respuesta<Clave>) => Promise<void>,
  fields: Fields = {},
): CargaState<Respuesta<`${Clave}/previa`>, Respuesta<Clave>> {
  const [file, setFile] = useState<File | null>(null)
  const previa = useAct({
    call: (one: File) => api.upload<`${Clave}/previa`>(`${clave}/previa`, formOf(fields, one)),
  })
  const carga = useAct({
    call: ({ one, more }: { one: File; more: Fields }) => api.upload(clave, formOf({ ...fields, ...more }, one)),
    done: onDone,
  })
  const changed = revisionOf(carga.error) as Respuesta<`${Clave}/previa`> | undefined
  return {
    file,
    pick: (one) => {
      setFile(one)
      carga.reset()
      previa.run(one)
    },
    revision: changed ?? previa.result,
    looking: previa.busy,
    lookError: previa.error,
    load: (more = {}) => file && carga.run({ one: file, more }),
    loading: carga.busy,
    loaded: carga.result,
    loadError: carga.error,
    changed: changed !== undefined,
  }
}
