import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { Bandeja } from './Bandeja.tsx'
import { SinValidador } from './SinValidador.tsx'
import type { ReactElement } from 'react'

/** `auxiliar`: movements validated by their dependency wait for a first review (design/vistas.md). */
export default function Auxiliar(): ReactElement {
  return (
    <Bandeja
      titulo={VISTAS.auxiliar.titulo}
      espera="auxiliar"
      acto="revisar"
      tecla="r"
      vacia="Aquí estará cada movimiento validado por su dependencia, para su primera revisión."
      aviso={<SinValidador />}
    />
  )
}
