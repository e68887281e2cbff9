import { Link } from 'react-router-dom'
import { rutaAfiliado, rutaMovimiento } from '#domain/afiliacion/rutas.ts'
import { rutaCaso } from '#domain/procesos/casos/ruta-caso.ts'
import type { RegistroBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import type { ReactElement } from 'react'

const RUTAS = {
  afiliados: (interno: string) => rutaAfiliado({ interno }),
  movimientos: (folio: string) => rutaMovimiento({ folio }),
  casos: (folio: string) => rutaCaso({ folio }),
} as const

/** The record of an act, with the way to its page when it has one. */
export function Registro({ registro }: { registro: RegistroBitacora }): ReactElement {
  const { texto, enlace } = registro
  if (!enlace) return <>{texto}</>
  return (
    <Link className={enlace.recurso === 'afiliados' ? undefined : 'mono'} to={RUTAS[enlace.recurso](enlace.clave)}>
      {texto}
    </Link>
  )
}
