import { useState } from 'react'
import { TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import type { ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import type { SummaryError } from '#admin/shared/ui/campos/ErrorSummary.tsx'

interface PorCargar {
  /** Why the step cannot be left: what is only chosen would be left behind. */
  readonly errors: readonly SummaryError[]
  readonly onPicked: (clave: ClavePapel, file: File | null) => void
}

/** Files that were chosen for a paper and not loaded yet. */
export function usePorCargar(idOf: (campo: string) => string): PorCargar {
  const [nombres, setNombres] = useState<Readonly<Partial<Record<ClavePapel, string>>>>({})
  return {
    errors: Object.entries(nombres).map(([clave, nombre]) => ({
      id: idOf(`documentos.${clave}`),
      message: `${TITULO_PAPEL[clave as ClavePapel]}: carga o quita «${nombre}», que solo está elegido.`,
    })),
    onPicked: (clave, file) =>
      setNombres((before) => {
        const rest = Object.entries(before).filter(([key]) => key !== clave)
        return Object.fromEntries([...rest, ...(file ? [[clave, file.name] as const] : [])])
      }),
  }
}
