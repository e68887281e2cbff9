import { Link } from 'react-router-dom'
import { rutaAfiliado } from '#admin/panel/afiliados/ruta-afiliado.ts'
import { rutaMovimiento } from '#admin/panel/movimientos/ruta-movimiento.ts'
import type { RegistroBitacora } from '#domain/acceso/bitacora.ts'
import type { ReactElement } from 'react'

/** The record of an act, with the way to its page when it has one. */
export function Registro({ registro }: { registro: RegistroBitacora }): ReactElement {
  const { texto, enlace } = registro
  if (!enlace) return <>{texto}</>
  const to = enlace.recurso === 'afiliados' ? rutaAfiliado(enlace.id) : rutaMovimiento(enlace.id)
  return (
    <Link className={enlace.recurso === 'movimientos' ? 'mono' : undefined} to={to}>
      {texto}
    </Link>
  )
}
