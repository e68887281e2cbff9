import { useState } from 'react'
import { TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import type { ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import type { SummaryError } from '#admin/shared/ui/campos/ErrorSummary.tsx'

interface PorCargar {
  /** Why the step cannot be left: what has not come would be left behind. */
  readonly errors: readonly SummaryError[]
  readonly onPicked: (clave: ClavePapel, file: File | null, cargando: boolean) => void
}

interface Elegido {
  readonly nombre: string
  /** On its way to the server. */
  readonly cargando: boolean
}

function porQue({ nombre, cargando }: Elegido): string {
  return cargando ? `espera a que termine de cargar «${nombre}».` : `«${nombre}» no se cargó: reinténtalo o quítalo.`
}

/** Files of papers that are on their way, or could not be loaded. */
export function usePorCargar(idOf: (campo: string) => string): PorCargar {
  const [elegidos, setElegidos] = useState<Readonly<Partial<Record<ClavePapel, Elegido>>>>({})
  return {
    errors: Object.entries(elegidos).map(([clave, elegido]) => ({
      id: idOf(`documentos.${clave}`),
      message: `${TITULO_PAPEL[clave as ClavePapel]}: ${porQue(elegido)}`,
    })),
    onPicked: (clave, file, cargando) =>
      setElegidos((before) => {
        const rest = Object.entries(before).filter(([key]) => key !== clave)
        return Object.fromEntries([...rest, ...(file ? [[clave, { nombre: file.name, cargando }] as const] : [])])
      }),
  }
}
