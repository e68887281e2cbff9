import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { Bandeja } from './Bandeja.tsx'
import type { ReactElement } from 'react'

/** `jefeDpto`: reviewed movements wait for approval (design/vistas.md). */
export default function JefeDpto(): ReactElement {
  return (
    <Bandeja
      titulo={VISTAS.jefeDpto.titulo}
      espera="jefe"
      acto="aprobar"
      tecla="a"
      vacia="Aquí estará cada movimiento revisado, para aprobarlo o devolverlo."
    />
  )
}
